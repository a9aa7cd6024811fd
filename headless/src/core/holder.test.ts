import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, deferred } from '../../test/bare-container.ts'
import type { Scope } from './feature.ts'
import type { Outcome } from './outcome.ts'

interface PeopleActions {
  load(): Promise<Outcome>
  remove(id: string): Promise<Outcome>
  select(id: string): void
}

function setUp(scope: Scope = 'tenant') {
  const removed: string[] = []
  const answers: ReturnType<typeof deferred>[] = []
  const people: BareFeature<{ readonly selected: string }, PeopleActions> = {
    name: 'people',
    scope,
    reads: ['rows'],
    state: () => ({ selected: '' }),
    actions: ({ task, step }) => ({
      load: task('latest', async () => {}),
      remove: task('parallel', async (_, id) => {
        removed.push(id)
        const answer = deferred()
        answers.push(answer)
        await answer.promise
      }),
      select: step(({ set }, selected) => set({ selected })),
    }),
  }
  const { container } = bareContainer()
  return { container, slice: container.get(people), removed, answers }
}

describe('an action of a former holder of the session', () => {
  it.each([
    ['tenant', 'tenant'],
    ['tenant', 'user'],
    ['user', 'user'],
  ] as const)(
    'an action that was read under one %s does nothing after the %s has been replaced',
    async (scope, gone) => {
      const { container, slice, removed } = setUp(scope)
      const { remove, select } = slice.getSnapshot()
      container.forget(gone)
      expect(await remove('rita')).toMatchObject({ ok: false, reason: 'failed', error: { code: 'session-changed' } })
      select('rita')
      expect([removed, slice.getSnapshot().selected]).toEqual([[], ''])
    },
  )

  it('the actions of the next snapshot work, and are other functions', () => {
    const { container, slice, removed } = setUp()
    const former = slice.getSnapshot()
    container.forget('tenant')
    const { remove, select } = slice.getSnapshot()
    void remove('rita')
    select('rita')
    expect([removed, slice.getSnapshot().selected]).toEqual([['rita'], 'rita'])
    expect([remove === former.remove, select === former.select]).toEqual([false, false])
    expect(slice.actions.remove).toBe(remove)
  })

  it.each([
    ['user', 'tenant'],
    ['client', 'user'],
  ] as const)('actions of a %s keep their identity although the %s is replaced', (scope, gone) => {
    const { container, slice, removed } = setUp(scope)
    const { remove } = slice.getSnapshot()
    container.forget(gone)
    void remove('own')
    expect([removed, slice.getSnapshot().remove === remove]).toEqual([['own'], true])
  })

  it('the slice that brought the new holder goes on with its actions', async () => {
    const { container } = setUp()
    const signIn: BareFeature<object, { enter(): Promise<Outcome>; next(): Promise<Outcome> }> = {
      name: 'sign-in',
      scope: 'user',
      state: () => ({}),
      actions: ({ task }) => ({
        enter: task('single', async (call) => container.forget('user', call)),
        next: task('single', async () => {}),
      }),
    }
    const { enter, next } = container.get(signIn).getSnapshot()
    expect((await enter()).ok).toBe(true)
    expect((await next()).ok).toBe(true)
  })

  it('what runs is canceled, and its late answer changes nothing', async () => {
    const { container, slice, answers } = setUp()
    const outcome = slice.actions.remove('rita')
    container.forget('tenant')
    answers[0]?.resolve(undefined)
    expect(await outcome).toEqual({ ok: false, reason: 'canceled' })
    expect(slice.getSnapshot().isPending).toBe(false)
  })
})

describe('the holder of a session', () => {
  it('its number changes with the tenant, and that of the user only with the person', () => {
    const { container } = setUp()
    const numbers = () => [container.holder(), container.holder('user'), container.holder('client')]
    const before = numbers()
    container.forget('tenant')
    const switched = numbers()
    container.forget('user')
    const others = numbers()
    const differs = (one: readonly number[], other: readonly number[]) => one.map((value, at) => value !== other[at])
    expect([differs(before, switched), differs(switched, others)]).toEqual([
      [true, false, false],
      [true, true, false],
    ])
  })

  it('a change emits its number once all slices have forgotten the former holder', () => {
    const { container, slice } = setUp()
    slice.actions.select('rita')
    const seen: unknown[] = []
    container.on('holderChanged', (holder) => seen.push(holder === container.holder(), slice.getSnapshot().selected))
    container.forget('tenant')
    expect(seen).toEqual([true, ''])
  })
})
