import { act, cleanup, render } from '@testing-library/react'
import { Activity, type ReactNode, StrictMode, useCallback } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { type Client, createClient, type Feature } from '../client/index.ts'
import { PorticoProvider } from './context.ts'
import { useReaction } from './use-reaction.ts'

afterEach(cleanup)

interface Counter {
  readonly count: number
}

const counter: Feature<Counter, { add(): void }> = {
  name: 'counter',
  scope: 'client',
  state: () => ({ count: 0 }),
  actions: ({ step }) => ({ add: step(({ set }) => set(({ count }) => ({ count: count + 1 }))) }),
}

/** Returns a page that records its reactions, each with the count. */
function open(whenAbove: number) {
  const client = createClient({ baseUrl: 'https://acme.test', ports: fakePorts() })
  const done: string[] = []
  function Acting() {
    const { actions, getSnapshot } = client.get(counter)
    useReaction(
      counter,
      ({ count }) => count > whenAbove && count,
      useCallback(() => {
        const { count } = getSnapshot()
        done.push(`begin ${count}`)
        return () => done.push(`end ${count}`)
      }, [getSnapshot]),
    )
    return <button type="button" onClick={actions.add} />
  }
  return { client, done, page: <Acting />, add: () => act(async () => client.get(counter).actions.add()) }
}

function within(client: Client, children: ReactNode) {
  return <PorticoProvider client={client}>{children}</PorticoProvider>
}

describe('a reaction', () => {
  it('acts when something is selected, again when that is another, and cleans up between', async () => {
    const { client, done, page, add } = open(1)
    const { unmount } = render(within(client, page))
    await add()
    expect(done).toEqual([])
    await add()
    await add()
    unmount()
    expect(done).toEqual(['begin 2', 'end 2', 'begin 3', 'end 3'])
  })

  it('acts again under StrictMode only after it was cleaned up', async () => {
    const { client, done, page, add } = open(0)
    await add()
    render(<StrictMode>{within(client, page)}</StrictMode>)
    expect(done).toEqual(['begin 1', 'end 1', 'begin 1'])
  })

  it('a reaction does nothing for an outdated render when an Activity is shown again', async () => {
    const { client, done, page, add } = open(0)
    await add()
    const show = (mode: 'visible' | 'hidden') => within(client, <Activity mode={mode}>{page}</Activity>)
    const { rerender } = render(show('visible'))
    await act(async () => rerender(show('hidden')))
    await add()
    await act(async () => rerender(show('visible')))
    expect(done).toEqual(['begin 1', 'end 1', 'begin 2'])
  })
})
