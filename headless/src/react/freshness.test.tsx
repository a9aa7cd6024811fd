import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Deferred, deferred, type Row } from '../../test/bare-container.ts'
import { quietClient } from '../../test/quiet-client.ts'
import type { Client, Feature } from '../client/index.ts'
import { recipe } from '../core/draft.ts'
import { PorticoError } from '../core/errors.ts'
import type { Outcome } from '../core/outcome.ts'
import { PorticoProvider } from './context.ts'
import { createFeatureHook } from './feature-hook.ts'

interface ListState {
  readonly rows: readonly Row[]
}

interface ListActions {
  load(): Promise<Outcome>
  rename(input: { readonly id: string; readonly name: string; readonly done: Promise<void> }): Promise<Outcome>
}

interface FormActions {
  create(input: { readonly row: Row; readonly done: Promise<void> }): Promise<Outcome>
}

/** Adds a list, a form that adds rows to it, and the rows that a provider holds. */
function setUp() {
  const held: Row[] = [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bob' },
  ]
  const reads: string[] = []
  const list: Feature<ListState, ListActions> = {
    name: 'list',
    scope: 'tenant',
    reads: ['rows'],
    state: () => ({ rows: [] }),
    actions: ({ task }) => ({
      load: task('latest', async ({ set }) => {
        reads.push('rows')
        set({ rows: [...held] })
      }),
      rename: task('parallel', async ({ optimistic }, { id, name, done }) => {
        optimistic(
          recipe(({ rows }) => {
            const row = rows.find((other) => other.id === id)
            if (row) row.name = name
          }),
        )
        await done
      }),
    }),
    start: ({ actions }) => void actions.load(),
  }
  const form: Feature<{ readonly draft: string }, FormActions> = {
    name: 'form',
    scope: 'client',
    state: () => ({ draft: '' }),
    actions: ({ task }) => ({
      create: task(
        'single',
        async (_, { row, done }) => {
          await done
          held.push(row)
        },
        { changes: ['rows'] },
      ),
    }),
  }
  const useList = createFeatureHook(list)
  function List() {
    const { rows, calls } = useList()
    return (
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id} aria-busy={calls.rename.pending.some((input) => isAbout(input, id))}>
            {name}
          </li>
        ))}
      </ul>
    )
  }
  const { client } = quietClient()
  return { client, list, form, List, reads }
}

function isAbout(input: unknown, id: string) {
  return typeof input === 'object' && input !== null && 'id' in input && input.id === id
}

function names() {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

function busy() {
  return screen.queryAllByRole('listitem', { busy: true }).map(({ textContent }) => textContent)
}

const show = (client: Client, children: ReactNode) =>
  render(<PorticoProvider client={client}>{children}</PorticoProvider>)

const done = Promise.resolve()
const cy: Row = { id: 'c', name: 'Cy' }

afterEach(cleanup)

describe('what a feature reads', () => {
  it('the data of a feature is read when first shown, once for any number of components', async () => {
    const { client, List, reads } = setUp()
    await act(
      async () =>
        void show(
          client,
          <StrictMode>
            <List />
            <List />
          </StrictMode>,
        ),
    )
    expect(reads).toHaveLength(1)
    expect(names()).toEqual(['Ann', 'Bob', 'Ann', 'Bob'])
  })

  it('the data of a feature is read again after an action elsewhere has changed it', async () => {
    const { client, form, List, reads } = setUp()
    await act(async () => void show(client, <List />))
    await act(async () => void (await client.get(form).actions.create({ row: cy, done })))
    expect(reads).toHaveLength(2)
    expect(names()).toEqual(['Ann', 'Bob', 'Cy'])
  })

  it('the data of a feature is not read again while the action runs, nor after it has failed', async () => {
    const { client, form, List, reads } = setUp()
    await act(async () => void show(client, <List />))
    const answer = deferred()
    await act(async () => void client.get(form).actions.create({ row: cy, done: answer.promise }))
    await act(async () => answer.reject(new PorticoError('refused', 'No')))
    // The read after this action is the second one: none came before it.
    await act(async () => void (await client.get(form).actions.create({ row: cy, done })))
    expect(reads).toHaveLength(2)
  })

  it('the data of a feature is read again when it returns to the screen, if it was changed meanwhile', async () => {
    const { client, form, List, reads } = setUp()
    const page = (isShown: boolean) => <PorticoProvider client={client}>{isShown && <List />}</PorticoProvider>
    const { rerender } = render(page(true))
    rerender(page(false))
    await act(async () => void (await client.get(form).actions.create({ row: cy, done })))
    expect(reads).toHaveLength(1)
    await act(async () => rerender(page(true)))
    expect(reads).toHaveLength(2)
    expect(names()).toEqual(['Ann', 'Bob', 'Cy'])
  })

  it('the data of a feature is not read again when it returns to the screen unchanged', async () => {
    const { client, form, List, reads } = setUp()
    const page = (isShown: boolean) => <PorticoProvider client={client}>{isShown && <List />}</PorticoProvider>
    const { rerender } = render(page(true))
    rerender(page(false))
    await act(async () => rerender(page(true)))
    // The read after this action is the second one: none came before it.
    await act(async () => void (await client.get(form).actions.create({ row: cy, done })))
    expect(reads).toHaveLength(2)
  })
})

describe('an optimistic change on the page', () => {
  async function renaming(...changes: readonly (readonly [id: string, name: string])[]) {
    const { client, list, form, List } = setUp()
    await act(async () => void show(client, <List />))
    const { rename } = client.get(list).actions
    const answers: Deferred<void>[] = []
    for (const [id, name] of changes) {
      const answer = deferred()
      answers.push(answer)
      act(() => void rename({ id, name, done: answer.promise }))
    }
    return { client, form, answers }
  }

  it('shows at once, and its row is busy until the answer', async () => {
    const { answers } = await renaming(['a', 'Anna'])
    expect(names()).toEqual(['Anna', 'Bob'])
    expect(busy()).toEqual(['Anna'])
    await act(async () => answers[0]?.resolve())
    expect(names()).toEqual(['Anna', 'Bob'])
    expect(busy()).toEqual([])
  })

  it('an optimistic change is reverted by its failure, and no other change is', async () => {
    const { answers } = await renaming(['a', 'Anna'], ['b', 'Bobby'])
    await act(async () => answers[0]?.reject(new PorticoError('refused', 'No')))
    expect(names()).toEqual(['Ann', 'Bobby'])
    expect(busy()).toEqual(['Bobby'])
  })

  it('stays over rows that are read again meanwhile', async () => {
    const { client, form, answers } = await renaming(['b', 'Bobby'])
    await act(async () => void (await client.get(form).actions.create({ row: cy, done })))
    expect(names()).toEqual(['Ann', 'Bobby', 'Cy'])
    await act(async () => answers[0]?.reject(new PorticoError('refused', 'No')))
    expect(names()).toEqual(['Ann', 'Bob', 'Cy'])
  })
})
