import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, type Deferred, deferred, type Row } from '../../test/bare-container.ts'
import { recipe } from './draft.ts'
import type { Outcome } from './outcome.ts'

interface State {
  readonly rows: readonly Row[]
}

interface Actions {
  rename(input: { readonly id: string; readonly name: string; readonly done: Promise<void> }): Promise<Outcome>
  remove(input: { readonly id: string; readonly done: Promise<void> }): Promise<Outcome>
  reload(rows: readonly Row[]): void
}

const table: BareFeature<State, Actions> = {
  name: 'table',
  scope: 'tenant',
  state: () => ({ rows: [] }),
  actions: ({ task, step }) => ({
    rename: task('parallel', async ({ optimistic }, { id, name, done }) => {
      optimistic(
        recipe(({ rows }) => {
          const row = rows.find((other) => other.id === id)
          if (row) row.name = name
        }),
      )
      await done
    }),
    remove: task('parallel', async ({ optimistic }, { id, done }) => {
      optimistic(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) }))
      await done
    }),
    reload: step(({ set }, rows) => set({ rows })),
  }),
}

const two: readonly Row[] = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bob' },
]

function setUp(rows = two) {
  const slice = bareContainer().container.get(table)
  slice.actions.reload(rows)
  return { slice, shown: () => slice.getSnapshot().rows.map((row) => row.name) }
}

describe('an optimistic change', () => {
  it('shows at once and stays when the call succeeds', async () => {
    const { slice, shown } = setUp()
    const done = deferred()
    const renaming = slice.actions.rename({ id: 'a', name: 'Anna', done: done.promise })
    expect(shown()).toEqual(['Anna', 'Bob'])
    done.resolve()
    await renaming
    expect(shown()).toEqual(['Anna', 'Bob'])
  })

  it('an optimistic change that fails reverts only itself', async () => {
    const { slice, shown } = setUp()
    const [first, second] = [deferred(), deferred()]
    const failing = slice.actions.rename({ id: 'a', name: 'Anna', done: first.promise })
    void slice.actions.rename({ id: 'b', name: 'Bobby', done: second.promise })
    first.reject(new Error('no'))
    await failing
    expect(shown()).toEqual(['Ann', 'Bobby'])
  })

  it('outlives a reload that adds and reorders rows', async () => {
    const { slice, shown } = setUp()
    const done = deferred()
    const renaming = slice.actions.rename({ id: 'b', name: 'Bobby', done: done.promise })
    slice.actions.reload([{ id: 'c', name: 'Cy' }, ...two])
    expect(shown()).toEqual(['Cy', 'Ann', 'Bobby'])
    done.reject(new Error('no'))
    await renaming
    expect(shown()).toEqual(['Cy', 'Ann', 'Bob'])
  })

  it('an optimistic change does nothing to a row that was removed meanwhile', async () => {
    const { slice, shown } = setUp()
    const [first, second] = [deferred(), deferred()]
    void slice.actions.rename({ id: 'b', name: 'Bobby', done: first.promise })
    const removing = slice.actions.remove({ id: 'b', done: second.promise })
    expect(shown()).toEqual(['Ann'])
    second.resolve()
    await removing
    expect(shown()).toEqual(['Ann'])
  })

  it('an optimistic change does not mutate the confirmed rows', () => {
    const { slice } = setUp(Object.freeze(two.map((row) => Object.freeze({ ...row }))))
    void slice.actions.rename({ id: 'a', name: 'Anna', done: new Promise(() => {}) })
    expect(two[0]?.name).toBe('Ann')
  })
})

describe('any interleaving of optimistic changes', () => {
  it('ends at the reloaded rows with exactly the successful changes made since, each failure taking back its own', async () => {
    const change = fc.record({
      kind: fc.constantFrom<'rename' | 'remove' | 'reload'>('rename', 'rename', 'remove', 'reload'),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      name: fc.string({ maxLength: 3 }),
      succeeds: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.infiniteStream(fc.nat()), async (plan, picks) => {
        const { slice } = setUp()
        const open: { readonly settle: () => Promise<void>; readonly apply: ((rows: Rows) => Rows) | null }[] = []
        let confirmed: Rows = two
        for (const { kind, id, name, succeeds } of plan) {
          if (kind === 'reload') {
            confirmed = [...two, { id: 'c', name }]
            slice.actions.reload(confirmed)
            continue
          }
          const done: Deferred<void> = deferred()
          const running = slice.actions[kind]({ id, name, done: done.promise })
          const apply = kind === 'rename' ? renamed(id, name) : removed(id)
          open.push({
            apply: succeeds ? apply : null,
            settle: async () => {
              if (succeeds) done.resolve()
              else done.reject(new Error('refused'))
              await running
            },
          })
        }
        for (const pick of picks) {
          const next = open.splice(pick % Math.max(open.length, 1), 1)[0]
          if (!next) break
          await next.settle()
          confirmed = next.apply?.(confirmed) ?? confirmed
        }
        expect(slice.getSnapshot().rows).toEqual(confirmed)
      }),
    )
  })
})

type Rows = readonly Row[]

function renamed(id: string, name: string) {
  return (rows: Rows) => rows.map((row) => (row.id === id ? { ...row, name } : row))
}

function removed(id: string) {
  return (rows: Rows) => rows.filter((row) => row.id !== id)
}
