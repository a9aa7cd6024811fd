import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, deferred } from '../../test/bare-container.ts'
import type { StepCall, TaskCall } from './feature.ts'
import type { Outcome } from './outcome.ts'
import { keepAlive } from './slice.ts'

interface State {
  readonly text: string
}

interface Actions {
  write(text: string): void
  wait(answer: Promise<void>): Promise<Outcome>
  restart(): void
}

/** Adds a feature that leaks the objects of its calls. */
function setUp() {
  const held: { start?: StepCall<State>; event?: StepCall<State>; step?: StepCall<State>; task?: TaskCall<State> } = {}
  const careless: BareFeature<State, Actions> = {
    name: 'careless',
    scope: 'client',
    state: () => ({ text: '' }),
    actions: ({ task, step, cancelAll }) => ({
      write: step((call, text) => {
        held.step = call
        call.set({ text })
      }),
      wait: task('single', async (call, answer) => {
        held.task = call
        await answer
      }),
      restart: step(cancelAll),
    }),
    start(life) {
      held.start = life
      return () => {}
    },
    on: {
      bump(life) {
        held.event = life
      },
    },
  }
  const { container, ports } = bareContainer()
  const slice = container.get(careless)
  return { container, ports, slice, held, text: () => slice.getSnapshot().text }
}

describe('a call that has ended writes nothing', () => {
  it('a step that has ended writes no state', () => {
    const { slice, held, text } = setUp()
    slice.actions.write('in time')
    held.step?.set({ text: 'too late' })
    expect(text()).toBe('in time')
  })

  it('a task that was canceled writes no state', async () => {
    const { slice, held, text } = setUp()
    void slice.actions.wait(new Promise(() => {}))
    held.task?.set({ text: 'in time' })
    slice.actions.restart()
    held.task?.set({ text: 'too late' })
    expect(text()).toBe('in time')
  })

  it('a task that has ended writes no state by an optimistic change', async () => {
    const { slice, held, text } = setUp()
    const answer = deferred()
    const waiting = slice.actions.wait(answer.promise)
    answer.resolve()
    await waiting
    expect(held.task).toBeDefined()
    held.task?.optimistic(() => ({ text: 'too late' }))
    expect(text()).toBe('')
  })

  it('a start handler of a stopped feature writes no state', async () => {
    const { slice, held, ports, text } = setUp()
    const leave = slice.subscribe(() => {})
    held.start?.set({ text: 'in time' })
    leave()
    await ports.clock.advance(keepAlive)
    held.start?.set({ text: 'too late' })
    expect(text()).toBe('in time')
  })

  it('an event handler that has ended writes no state', () => {
    const { container, held, text } = setUp()
    container.emit('bump', 1)
    expect(held.event).toBeDefined()
    held.event?.set({ text: 'too late' })
    expect(text()).toBe('')
  })

  it('a call that has ended still reads the state as it is', () => {
    const { slice, held } = setUp()
    slice.actions.write('in time')
    expect(held.step?.state().text).toBe('in time')
  })
})
