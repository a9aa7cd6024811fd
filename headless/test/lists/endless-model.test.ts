import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { emptyList, type ListActions, type ListState } from '../../src/core/lists/list.ts'
import { listing } from '../../src/core/lists/listing.ts'
import { type BareFeature, bareContainer, type Row } from '../bare-container.ts'

/** What the other administrator does before the read of a number: removes the row at a place, or adds one there. */
const change = fc.record({ read: fc.nat(12), place: fc.nat(15), adds: fc.boolean() })
const scripts = fc.record({
  size: fc.integer({ min: 0, max: 12 }),
  pageSize: fc.integer({ min: 1, max: 4 }),
  countsRows: fc.boolean(),
  jump: fc.integer({ min: 1, max: 3 }),
  changes: fc.array(change, { maxLength: 6 }),
})

describe('an endless list beside a second administrator', () => {
  it('an endless list shows what exists once it has ended, whatever others add and remove between its reads', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        const { slice, stored, changed } = open(script)
        await slice.actions.load()
        for (let calls = 0; ; calls++) {
          const { rows, hasMore, query } = slice.getSnapshot()
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
          if (!hasMore || calls > 40) break
          changed.clear()
          await slice.actions.goToPage({ page: query.page + script.jump })
        }
        // A change during the last call may be later than the read that it would be in.
        if (changed.size > 0) return
        expect(slice.getSnapshot()).toMatchObject({ rows: stored, hasMore: false, status: 'ready' })
      }),
      { numRuns: runs(10_000, 300) },
    )
  })
})

function open({
  size,
  pageSize,
  countsRows,
  changes,
}: typeof scripts extends fc.Arbitrary<infer Script> ? Script : never) {
  const stored: Row[] = Array.from({ length: size }, (_, at) => ({ id: `${at}`, name: `${at}` }))
  /** The reads before which the rows have changed. */
  const changed = new Set<number>()
  let reads = 0
  const feature: BareFeature<ListState<Row>, ListActions> = {
    name: 'rows',
    scope: 'tenant',
    reads: ['rows'],
    state: () => emptyList({ pageSize }),
    actions: (tools) =>
      listing<Row>(
        tools,
        async ({ page }) => {
          for (const { place, adds } of changes.filter(({ read }) => read === reads)) {
            changed.add(reads)
            const id = `n${reads}-${place}-${stored.length}`
            if (adds) stored.splice(place % (stored.length + 1), 0, { id, name: id })
            else if (stored.length > 0) stored.splice(place % stored.length, 1)
          }
          reads += 1
          const rows = stored.slice(page * pageSize, (page + 1) * pageSize)
          return {
            rows,
            total: countsRows ? stored.length : null,
            ...(!countsRows && { hasMore: rows.length >= pageSize }),
          }
        },
        { resource: 'rows', isEndless: true },
      ).actions,
  }
  const slice = bareContainer().container.get(feature)
  slice.subscribe(() => {})
  return { slice, stored, changed }
}
