import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { deferred } from '../../test/bare-container.ts'
import { quietClient } from '../../test/quiet-client.ts'
import type { Client, Feature } from '../client/index.ts'
import { PorticoError } from '../core/errors.ts'
import type { Outcome } from '../core/outcome.ts'
import { keepAlive } from '../core/slice.ts'
import { PorticoProvider } from './context.ts'
import { createFeatureHook } from './feature-hook.ts'

interface TallyState {
  readonly count: number
  readonly marks: readonly string[]
}

interface TallyActions {
  add(by: number): void
  mark(text: string): void
  wait(answer: Promise<void>): Promise<Outcome>
}

const life: string[] = []

const tally: Feature<TallyState, TallyActions, { readonly from: number } | undefined> = {
  name: 'tally',
  scope: 'client',
  state: ({ options }) => ({ count: options?.from ?? 0, marks: [] }),
  actions: ({ task, step }) => ({
    add: step(({ set }, by) => set(({ count }) => ({ count: count + by }))),
    mark: step(({ set }, text) => set(({ marks }) => ({ marks: [...marks, text] }))),
    wait: task('parallel', async ({ set }, answer) => {
      await answer
      set({ count: -1 })
    }),
  }),
  start() {
    life.push('start')
    return () => life.push('stop')
  },
}
const useTally = createFeatureHook(tally)
const useOther = createFeatureHook({ ...tally, name: 'other' })

afterEach(() => {
  cleanup()
  life.length = 0
})

/** Renders the result of `read`, and counts the renderings. */
function show<Value>(client: Client, read: () => Value) {
  const seen: Value[] = []
  function Probe() {
    const value = read()
    seen.push(value)
    return <output>{JSON.stringify(value)}</output>
  }
  const page = render(
    <PorticoProvider client={client}>
      <Probe />
    </PorticoProvider>,
  )
  return { page, renders: () => seen.length, last: () => seen.at(-1) }
}

describe('a feature hook', () => {
  it('gives state, actions and the state of calls side by side', () => {
    function Counter() {
      const { count, add, isPending, error, calls } = useTally()
      return (
        <button type="button" onClick={() => add(1)}>
          {JSON.stringify([count, isPending, error, calls.wait.status])}
        </button>
      )
    }
    render(
      <PorticoProvider client={quietClient().client}>
        <Counter />
      </PorticoProvider>,
    )
    expect(screen.getByRole('button').textContent).toBe('[0,false,null,"idle"]')
    act(() => screen.getByRole('button').click())
    expect(screen.getByRole('button').textContent).toBe('[1,false,null,"idle"]')
  })

  it('gives actions one identity for life', () => {
    const { client } = quietClient()
    const { last } = show(client, () => useTally())
    const before = last()
    act(() => client.get(tally).actions.add(1))
    expect(last()?.count).toBe(1)
    expect(last()?.add).toBe(before?.add)
    expect(last()?.wait).toBe(before?.wait)
  })

  it('renders once for each change where it selects nothing', () => {
    const { client } = quietClient()
    const { renders } = show(client, () => useTally().count)
    act(() => client.get(tally).actions.add(1))
    act(() => client.get(tally).actions.mark('a'))
    expect(renders()).toBe(3)
  })

  it('renders for what it selects and for no other change', async () => {
    const { client } = quietClient()
    const { renders, last } = show(client, () => useTally(({ count }) => count))
    act(() => client.get(tally).actions.mark('a'))
    await act(async () => void (await client.get(tally).actions.wait(Promise.reject(new PorticoError('no', 'No')))))
    expect(renders()).toBe(1)
    act(() => client.get(tally).actions.add(2))
    expect(renders()).toBe(2)
    expect(last()).toBe(2)
  })

  it('renders for no change of another feature', () => {
    const { client } = quietClient()
    const { renders } = show(client, () => useTally())
    act(() => client.get({ ...tally, name: 'unrelated' }).actions.add(1))
    expect(renders()).toBe(1)
  })

  it('compares member by member what it selects anew each time', () => {
    const { client } = quietClient()
    const { renders } = show(client, () => useTally(({ count, add }) => ({ isOdd: count % 2 === 1, add })))
    act(() => client.get(tally).actions.add(2))
    expect(renders()).toBe(1)
    act(() => client.get(tally).actions.add(1))
    expect(renders()).toBe(2)
  })

  it.each<readonly [string, (tally: TallyState) => unknown]>([
    ['an object', ({ count }) => ({ isOdd: count % 2 === 1 })],
    ['a list', ({ marks }) => marks.map((mark) => mark.length)],
    ['nothing', () => undefined],
    ['no number', () => Number.NaN],
  ])('keeps the identity of what it selects over renders that change none of it: %s', (_, selector) => {
    const { client } = quietClient()
    const seen: unknown[] = []
    function Probe() {
      seen.push(useTally((tally) => selector(tally)))
      return null
    }
    const page = () => (
      <PorticoProvider client={client}>
        <Probe />
      </PorticoProvider>
    )
    const { rerender } = render(page())
    act(() => client.get(tally).actions.add(2))
    rerender(page())
    expect(seen).toHaveLength(2)
    expect(seen[1]).toBe(seen[0])
  })

  it('renders where what it selects gains a member', () => {
    const { client } = quietClient()
    const { last } = show(client, () => useTally(({ marks }) => marks.map((mark) => mark.length)))
    act(() => client.get(tally).actions.mark('a'))
    act(() => client.get(tally).actions.mark('b'))
    expect(last()).toEqual([1, 1])
  })

  it('renders for every change of what it cannot look into', () => {
    const { client } = quietClient()
    const { renders } = show(client, () => useTally(({ marks }) => new Set(marks)))
    act(() => client.get(tally).actions.mark('a'))
    expect(renders()).toBe(2)
  })

  it('selects by the selector of the latest render', () => {
    const { client } = quietClient()
    const { actions } = client.get(tally)
    actions.mark('first')
    actions.mark('second')
    function Mark({ at }: { readonly at: number }) {
      return <output>{useTally(({ marks }) => marks[at])}</output>
    }
    const page = (at: number) => (
      <PorticoProvider client={client}>
        <Mark at={at} />
      </PorticoProvider>
    )
    const { rerender } = render(page(0))
    rerender(page(1))
    expect(screen.getByRole('status').textContent).toBe('second')
  })

  it('shows a failure as a value: nothing is thrown while rendering', async () => {
    const { client } = quietClient()
    const { last } = show(client, () => useTally(({ error, calls }) => [error?.code, calls.wait.status]))
    const answer = deferred()
    act(() => void client.get(tally).actions.wait(answer.promise))
    expect(last()).toEqual([undefined, 'pending'])
    await act(async () => answer.reject(new TypeError('x is not a function')))
    expect(last()).toEqual(['ER-ADMIN-PORTAL-GENERIC-ERROR', 'failed'])
    expect(screen.getByRole('status').textContent).toContain('failed')
  })

  it('cannot be written to by an answer that comes after its client is gone', async () => {
    const { client } = quietClient()
    const { last } = show(client, () => useTally())
    const answer = deferred()
    act(() => void client.get(tally).actions.wait(answer.promise))
    act(() => client.dispose())
    await act(async () => answer.resolve())
    expect(last()).toMatchObject({ count: 0, isPending: false, calls: { wait: { status: 'idle' } } })
  })
})

describe('the life of a feature on the page', () => {
  it('starts once and stops once in StrictMode', async () => {
    const { client, ports } = quietClient()
    function Tally() {
      return <output>{useTally().count}</output>
    }
    const { unmount } = render(
      <StrictMode>
        <PorticoProvider client={client}>
          <Tally />
          <Tally />
        </PorticoProvider>
      </StrictMode>,
    )
    await act(() => ports.clock.advance(10 * keepAlive))
    expect(life).toEqual(['start'])
    unmount()
    await ports.clock.advance(keepAlive - 1)
    expect(life).toEqual(['start'])
    await ports.clock.advance(10 * keepAlive)
    expect(life).toEqual(['start', 'stop'])
  })

  it('goes on while one component moves away and another comes', async () => {
    const { client, ports } = quietClient()
    function Tally() {
      return <output>{useTally().count}</output>
    }
    const page = (place: string) => (
      <PorticoProvider client={client}>
        <Tally key={place} />
      </PorticoProvider>
    )
    const { rerender } = render(page('here'))
    act(() => client.get(tally).actions.add(3))
    rerender(page('there'))
    await act(() => ports.clock.advance(10 * keepAlive))
    expect(life).toEqual(['start'])
    expect(screen.getByRole('status').textContent).toBe('3')
  })
})

describe('two features on a page', () => {
  it('keep their own state and their own actions', () => {
    const { client } = quietClient()
    const { last } = show(client, () => [useTally().count, useOther().count])
    act(() => client.get(tally).actions.add(1))
    expect(last()).toEqual([1, 0])
  })
})

describe('a selection', () => {
  it('a selection is a new one if a member has another name, even if the former had no value', () => {
    const { client } = quietClient()
    const { last } = show(client, () => useTally(({ count }) => (count === 0 ? { email: undefined } : { password: 1 })))
    act(() => client.get(tally).actions.add(1))
    expect(last()).toEqual({ password: 1 })
  })
})
