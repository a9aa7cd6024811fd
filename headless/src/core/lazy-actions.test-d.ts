import { describe, expectTypeOf, it } from 'vitest'
import type { Tools } from '../client/index.ts'
import type { StepCall, TaskCall } from './feature.ts'
import { lazyActions, lazyModule } from './lazy-actions.ts'
import type { Outcome } from './outcome.ts'

interface State {
  readonly page: number
}

type FlowTools = Tools<State, object, { token: string }>

declare const tools: FlowTools
declare const module: {
  jump(tools: FlowTools, call: TaskCall<State>, input: { readonly to: number }): Promise<number>
  search(tools: FlowTools, call: TaskCall<State>, input?: { readonly text: string }): Promise<void>
  next(tools: FlowTools, call: StepCall<State>): void
  strange(tools: Tools<State, object, { pin: string }>, call: StepCall<State>): void
}

const flow = lazyModule(() => Promise.resolve(module))

describe('a table of lazy actions', () => {
  it('gives each action the input and the value of its function', () => {
    const actions = lazyActions(tools, flow, {
      jump: { mode: 'latest', changes: ['passkeys'] },
      search: 'latest',
      next: 'step',
    })
    expectTypeOf(actions.jump).toEqualTypeOf<(input: { readonly to: number }) => Promise<Outcome<number>>>()
    expectTypeOf(actions.search).toEqualTypeOf<(input?: { readonly text: string }) => Promise<Outcome<void>>>()
    expectTypeOf(actions.next).toEqualTypeOf<() => void>()
  })

  it('refuses a name that the module does not export', () => {
    // @ts-expect-error the module has no function of that name
    lazyActions(tools, flow, { jmp: 'latest' })
  })

  it('refuses a step that waits and a task that does not', () => {
    // @ts-expect-error jump returns a promise
    lazyActions(tools, flow, { jump: 'step' })
    // @ts-expect-error next returns none
    lazyActions(tools, flow, { next: 'latest' })
  })

  it('refuses a function that needs another memory', () => {
    // @ts-expect-error the tools have no pin
    lazyActions(tools, flow, { strange: 'step' })
  })

  it('refuses a resource that does not exist', () => {
    // @ts-expect-error there is no such resource
    lazyActions(tools, flow, { jump: { mode: 'latest', changes: ['passkey'] } })
  })
})
