import { describe, expect, it } from 'vitest'
import { type Bare, type BareFeature, bareContainer, deferred } from '../../test/bare-container.ts'
import type { ActionTools, StepCall, TaskCall } from './feature.ts'
import { lazyActions, lazyModule } from './lazy-actions.ts'
import type { Outcome } from './outcome.ts'

interface WizardState {
  readonly page: number
}

interface WizardActions {
  jump(input: { readonly to: number }): Promise<Outcome<number>>
  next(): void
  restart(): void
}

type WizardTools = ActionTools<Bare, WizardState, WizardActions>

/** The module that loads on demand. */
const module = {
  async jump(_: WizardTools, { set, signal }: TaskCall<WizardState>, { to }: { readonly to: number }): Promise<number> {
    signal.throwIfAborted()
    set({ page: to })
    return to
  },
  next(_: WizardTools, { set }: StepCall<WizardState>): void {
    set(({ page }) => ({ page: page + 1 }))
  },
  restart({ cancelAll }: WizardTools, { set }: StepCall<WizardState>): void {
    cancelAll()
    set({ page: 0 })
  },
}

function setUp() {
  const loading = deferred<typeof module>()
  let loads = 0
  const flow = lazyModule(() => {
    loads += 1
    return loading.promise
  })
  const wizard: BareFeature<WizardState, WizardActions> = {
    name: 'wizard',
    scope: 'user',
    state: () => ({ page: 1 }),
    actions: (tools) => lazyActions(tools, flow, { jump: 'latest', next: 'step', restart: 'step' }),
  }
  const bare = bareContainer()
  const slice = bare.container.get(wizard)
  const settled = async () => {
    await loading.promise.catch(() => {})
    for (let turn = 0; turn < 10; turn += 1) await null
  }
  return { ...bare, slice, loading, settled, page: () => slice.getSnapshot().page, loads: () => loads }
}

describe('the actions of a table', () => {
  it('load the module with the first call, and once', async () => {
    const { slice, loading, page, loads } = setUp()
    expect(loads()).toBe(0)
    const jump = slice.actions.jump({ to: 5 })
    loading.resolve(module)
    expect(await jump).toEqual({ ok: true, value: 5 })
    await slice.actions.jump({ to: 6 })
    expect([page(), loads()]).toEqual([6, 1])
  })

  it('the actions of a table run at once if their module is already loaded', async () => {
    const { slice, loading, page } = setUp()
    loading.resolve(module)
    await slice.actions.jump({ to: 5 })
    slice.actions.next()
    expect(page()).toBe(6)
  })

  it('wait for the module if a step is called before it is there', async () => {
    const { slice, loading, settled, page } = setUp()
    slice.actions.next()
    slice.actions.next()
    expect([page(), slice.getSnapshot().isPending]).toEqual([1, true])
    loading.resolve(module)
    await settled()
    expect([page(), slice.getSnapshot().isPending]).toEqual([3, false])
  })

  it('write after a step that aborts every call', async () => {
    const { slice, loading, settled, page } = setUp()
    slice.actions.restart()
    loading.resolve(module)
    await settled()
    expect(page()).toBe(0)
  })

  it('drop a step that waits when the user is forgotten', async () => {
    const { container, slice, loading, settled, page } = setUp()
    slice.actions.next()
    container.forget('user')
    loading.resolve(module)
    await settled()
    expect(page()).toBe(1)
  })

  it('show the failure of a module that a step waits for, and try again', async () => {
    const { slice, loading, settled } = setUp()
    slice.actions.next()
    loading.reject(new TypeError('Failed to fetch'))
    await settled()
    expect(slice.getSnapshot()).toMatchObject({ isPending: false, error: { code: 'network' }, page: 1 })
    slice.actions.next()
    expect(slice.getSnapshot()).toMatchObject({ isPending: true, error: null })
  })
})
