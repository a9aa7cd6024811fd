import { describe, expectTypeOf, it } from 'vitest'
import type { Feature } from '../client/index.ts'
import type { Resource } from '../resources/resource.ts'
import type { PorticoError } from './errors.ts'
import type { Snapshot } from './feature.ts'
import type { CallState, Outcome } from './outcome.ts'

interface ListState {
  readonly rows: readonly string[]
}

interface ListActions {
  load(): Promise<Outcome>
  clear(): void
}

type List = Feature<ListState, ListActions>

declare function build(actions: List['actions']): void
declare const outcome: Outcome<number>
declare function listen(on: NonNullable<List['on']>): void

describe('the actions of a feature', () => {
  it('are all there, of the types the feature says', () => {
    // @ts-expect-error clear is missing
    build(({ task }) => ({ load: task('latest', async () => {}) }))
    build(({ task, step }) => ({
      // @ts-expect-error a task that answers a text is no task that answers nothing
      load: task('latest', async () => 'rows'),
      clear: step(() => {}),
    }))
  })

  it('write the state they have, and nothing else', () => {
    build(({ task, step }) => ({
      load: task('latest', async ({ set }) => {
        set({ rows: ['Ann'] })
        // @ts-expect-error there is no such member
        set({ total: 1 })
        // @ts-expect-error rows are texts
        set({ rows: [1] })
      }),
      clear: step(({ set, state }) => {
        set(({ rows }) => ({ rows: rows.slice(1) }))
        // @ts-expect-error the state is written by set alone
        state().rows = []
        // @ts-expect-error a list that is shown is not changed in place
        state().rows.push('Bob')
      }),
    }))
  })

  it('cannot write outside a call', () => {
    // @ts-expect-error what builds the actions has no set
    build(({ set, task, step }) => ({
      load: task('latest', async () => set({ rows: [] })),
      clear: step(() => {}),
    }))
  })

  it('wait in one of three modes', () => {
    build(({ task, step }) => ({
      // @ts-expect-error there is no such mode
      load: task('queue', async () => {}),
      clear: step(() => {}),
    }))
  })
})

describe('what a feature reads', () => {
  it('is named where it has a load action', () => {
    expectTypeOf<List['reads']>().toEqualTypeOf<readonly Resource[] | undefined>()
  })

  it('is a resource that is known', () => {
    expectTypeOf<'passkeys'>().toExtend<Resource>()
    const reads: NonNullable<List['reads']> = [
      'passkeys',
      // @ts-expect-error there is no such resource
      'passkey',
    ]
    build(({ task, step }) => ({
      // @ts-expect-error there is no such resource
      load: task('latest', async () => {}, { changes: ['phone-number'] }),
      clear: step(() => {}),
    }))
    expectTypeOf(reads).toExtend<readonly Resource[]>()
  })

  it('may be a resource that a consumer declares', () => {
    expectTypeOf<'rows'>().toExtend<Resource>()
  })

  it('is not named where nothing could load it again', () => {
    expectTypeOf<Feature<ListState, { clear(): void }>['reads']>().toEqualTypeOf<undefined>()
  })
})

describe('a feature', () => {
  it('belongs to the client, the user or the tenant', () => {
    expectTypeOf<List['scope']>().toEqualTypeOf<'client' | 'user' | 'tenant'>()
  })

  it('hears events of the client, with their payloads', () => {
    listen({ signedIn: (_, user) => expectTypeOf(user.email).toEqualTypeOf<string>() })
    // @ts-expect-error there is no such event
    listen({ signedUp: () => {} })
  })

  it('is seen as state, actions and the state of the calls that wait', () => {
    type Seen = Snapshot<ListState, ListActions>
    expectTypeOf<Seen['rows']>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<Seen['clear']>().toEqualTypeOf<() => void>()
    expectTypeOf<Seen['error']>().toEqualTypeOf<PorticoError | null>()
    expectTypeOf<Seen['calls']['load']>().toExtend<CallState>()
    expectTypeOf<keyof Seen['calls']>().toEqualTypeOf<'load'>()
  })
})

describe('an outcome', () => {
  it('has a value, an error or neither, and says which', () => {
    // @ts-expect-error whether there is a value is not known yet
    outcome.value
    if (outcome.ok) return expectTypeOf(outcome.value).toEqualTypeOf<number>()
    // @ts-expect-error a call that was canceled has no error
    outcome.error
    if (outcome.reason === 'failed') return expectTypeOf(outcome.error).toEqualTypeOf<PorticoError>()
    expectTypeOf(outcome.reason).toEqualTypeOf<'canceled'>()
  })
})
