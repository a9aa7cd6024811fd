import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, type Deferred, deferred, reasonOf } from '../../test/bare-container.ts'
import { settle } from '../../test/fake-ports.ts'
import { PorticoError } from './errors.ts'
import type { TaskMode } from './feature.ts'
import type { Outcome } from './outcome.ts'

interface State {
  readonly value: string
}

interface Actions {
  run(input: unknown): Promise<Outcome<string>>
  wait(ms: number): Promise<Outcome>
  rename(value: string): void
  restart(): void
}

function setUp(mode: TaskMode) {
  const answers: { readonly input: unknown; readonly answer: Deferred<string>; readonly signal: AbortSignal }[] = []
  const late: (() => void)[] = []
  const feature: BareFeature<State, Actions> = {
    name: 'probe',
    scope: 'client',
    state: () => ({ value: 'begin' }),
    actions: ({ task, step, cancelAll }) => ({
      run: task(mode, async ({ set, signal }, input) => {
        const answer = deferred<string>()
        answers.push({ input, answer, signal })
        late.push(() => set({ value: 'too late' }))
        const value = await answer.promise
        set({ value })
        return value
      }),
      wait: task('single', ({ delay }, ms) => delay(ms)),
      rename: step(({ set }, value) => set({ value })),
      restart: step(({ set }) => {
        cancelAll()
        set({ value: 'begin' })
      }),
    }),
  }
  const { container, ports } = bareContainer()
  const slice = container.get(feature)
  const at = (index: number) => {
    const found = answers[index]
    if (!found) throw new Error(`Call ${index} was never made`)
    return found
  }
  return { container, ports, slice, at, late, made: () => answers.length }
}

describe('a task', () => {
  it('resolves to its value and shows what it wrote', async () => {
    const { slice, at } = setUp('single')
    const outcome = slice.actions.run('a')
    at(0).answer.resolve('done')
    expect(await outcome).toEqual({ ok: true, value: 'done' })
    expect(slice.getSnapshot()).toMatchObject({ value: 'done', isPending: false, error: null })
  })

  it('a task exposes its status, its inputs in flight and its error', async () => {
    const { slice, at } = setUp('parallel')
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'idle', error: null, pending: [], failed: [] })
    void slice.actions.run('a')
    const second = slice.actions.run('b')
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'pending', error: null, pending: ['a', 'b'], failed: [] })
    const error = new PorticoError('ER-1', 'No')
    at(1).answer.reject(error)
    await second
    const failed = [{ input: 'b', error }]
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'pending', error, pending: ['a'], failed })
    at(0).answer.resolve('x')
    await settle()
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'failed', error, pending: [], failed })
  })

  it.each([
    ['the same text', 'b', 'b'],
    ['an input of the same id', { id: 'b', name: 'Ben' }, { id: 'b', name: 'Bob' }],
    ['an equal input', { from: 'b' }, { from: 'b' }],
  ])('drops the failure of a row, and of no other, once it is called again with %s', async (_, first, again) => {
    const { slice, at } = setUp('parallel')
    const failing = [slice.actions.run('a'), slice.actions.run(first)]
    const [one, other] = [new PorticoError('ER-1', 'No'), new PorticoError('ER-2', 'No')]
    at(0).answer.reject(one)
    at(1).answer.reject(other)
    await Promise.all(failing)
    expect(slice.getSnapshot()).toMatchObject({ error: other, calls: { run: { error: other } } })
    const retry = slice.actions.run(again)
    const left = [{ input: 'a', error: one }]
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'pending', error: one, pending: [again], failed: left })
    at(2).answer.resolve('x')
    await retry
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'failed', error: one, pending: [], failed: left })
  })

  it('a task exposes no failure of a row after all its calls are canceled', async () => {
    const { slice, at } = setUp('parallel')
    const failing = slice.actions.run('a')
    at(0).answer.reject(new PorticoError('ER-1', 'No'))
    await failing
    slice.actions.restart()
    expect(slice.getSnapshot()).toMatchObject({ error: null, calls: { run: { status: 'idle', failed: [] } } })
  })

  it.each(['latest', 'single'] as const)('a task of mode %s exposes no input, which may be a password', (mode) => {
    const { slice } = setUp(mode)
    void slice.actions.run('Portico-demo-1')
    expect(slice.getSnapshot().calls.run).toEqual({ status: 'pending', error: null, pending: [], failed: [] })
    expect(JSON.stringify(slice.getSnapshot())).not.toContain('Portico-demo-1')
  })

  it('a task that is not itself an action is not listed in the calls', async () => {
    const { container } = bareContainer()
    const slice = container.get<object, { outer(): Promise<Outcome> }>({
      name: 'inner',
      scope: 'client',
      state: () => ({}),
      actions({ task }) {
        const inner = task('parallel', async (_, token: string) => void token)
        return { outer: task('single', async () => void (await inner('a token'))) }
      },
    })
    const running = slice.actions.outer()
    expect(Object.keys(slice.getSnapshot().calls)).toEqual(['outer'])
    expect(slice.getSnapshot().isPending).toBe(true)
    await running
  })

  it('a task can abort every other call of its feature', async () => {
    const { container } = bareContainer()
    const slice = container.get<object, { wait(): Promise<Outcome>; end(): Promise<Outcome> }>({
      name: 'ending',
      scope: 'client',
      state: () => ({}),
      actions: ({ task }) => ({
        wait: task('parallel', ({ delay }) => delay(1000)),
        end: task('single', async ({ cancelOthers }) => cancelOthers()),
      }),
    })
    const waiting = slice.actions.wait()
    expect(reasonOf(await slice.actions.end())).toBe('ok')
    expect(reasonOf(await waiting)).toBe('canceled')
  })

  it('a task never rejects: an unexpected throw becomes the logged generic error with its cause', async () => {
    const { slice, at, ports } = setUp('single')
    const running = slice.actions.run('a')
    const fault = new TypeError('x is not a function')
    at(0).answer.reject(fault)
    const outcome = await running
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', error: { code: 'ER-ADMIN-PORTAL-GENERIC-ERROR' } })
    expect(!outcome.ok && outcome.reason === 'failed' && outcome.error.cause).toBe(fault)
    expect(ports.lines.join()).toContain('x is not a function')
  })

  it('a task of mode latest aborts the older call, whose late response writes nothing', async () => {
    const { slice, at } = setUp('latest')
    const first = slice.actions.run('a')
    const second = slice.actions.run('b')
    expect(await first).toEqual({ ok: false, reason: 'canceled' })
    expect(at(0).signal.aborted).toBe(true)
    at(1).answer.resolve('b')
    await second
    at(0).answer.resolve('a')
    await settle()
    expect(slice.getSnapshot().value).toBe('b')
  })

  it('a task of mode single joins the call in flight', async () => {
    const { slice, at, made } = setUp('single')
    const first = slice.actions.run('a')
    const second = slice.actions.run('b')
    at(0).answer.resolve('one')
    expect([await first, await second]).toEqual([
      { ok: true, value: 'one' },
      { ok: true, value: 'one' },
    ])
    expect(made()).toBe(1)
  })

  it('a task of mode parallel runs both calls', async () => {
    const { slice, at, made } = setUp('parallel')
    const both = Promise.all([slice.actions.run('a'), slice.actions.run('b')])
    expect(made()).toBe(2)
    at(1).answer.resolve('b')
    at(0).answer.resolve('a')
    expect((await both).map(reasonOf)).toEqual(['ok', 'ok'])
  })

  it('cannot write once it has ended', async () => {
    const { slice, at, late } = setUp('single')
    const running = slice.actions.run('a')
    at(0).answer.resolve('done')
    await running
    for (const write of late) write()
    expect(slice.getSnapshot().value).toBe('done')
  })

  it('waits on the clock, and an abort ends the wait', async () => {
    const { slice, ports } = setUp('single')
    const waiting = slice.actions.wait(2000)
    await ports.clock.advance(1999)
    expect(slice.getSnapshot().calls.wait.status).toBe('pending')
    slice.actions.restart()
    expect(await waiting).toEqual({ ok: false, reason: 'canceled' })
    expect(ports.clock.timers()).toBe(0)
  })

  it('the error of a failed task remains until the task is called again', async () => {
    const { slice, at } = setUp('single')
    const first = slice.actions.run('a')
    at(0).answer.reject(new PorticoError('ER-1', 'No'))
    await first
    expect(slice.getSnapshot().error?.code).toBe('ER-1')
    void slice.actions.run('b')
    expect(slice.getSnapshot().error).toBeNull()
  })

  it('the error of a failed task is cleared by a restart', async () => {
    const { slice, at } = setUp('single')
    const first = slice.actions.run('a')
    at(0).answer.reject(new PorticoError('ER-1', 'No'))
    await first
    slice.actions.restart()
    expect(slice.getSnapshot()).toMatchObject({ error: null, calls: { run: { status: 'idle', error: null } } })
  })

  it('left behind by a redirect is canceled, not failed', async () => {
    const { slice, at } = setUp('single')
    const running = slice.actions.run('a')
    at(0).answer.reject(new PorticoError('redirected', 'Gone'))
    expect(await running).toEqual({ ok: false, reason: 'canceled' })
    expect(slice.getSnapshot().error).toBeNull()
  })

  it('a task of a disposed client does not start', async () => {
    const { container, slice, made } = setUp('single')
    container.dispose()
    expect(await slice.actions.run('a')).toEqual({ ok: false, reason: 'canceled' })
    expect(made()).toBe(0)
  })
})

describe('a step', () => {
  it('writes at once and keeps its identity', () => {
    const { slice } = setUp('single')
    const { rename } = slice.getSnapshot()
    rename('new')
    expect(slice.getSnapshot().value).toBe('new')
    expect(slice.getSnapshot().rename).toBe(rename)
  })
})
