import { expect, it } from 'vitest'
import { searchDelay } from '../../src/core/lists/listing.ts'
import { reasonOf } from '../bare-container.ts'
import { until } from '../open-app.ts'
import { idsOf, type OpenList, showList } from './open-list.ts'
import { rowConformance } from './row-conformance.ts'

/** Runs the rules of every list over one of them. */
export function listConformance(openList: () => Promise<OpenList>): void {
  readConformance(openList)
  rowConformance(openList)
}

/** The rules of reading. */
function readConformance(openList: () => Promise<OpenList>) {
  const show = () => showList(openList)

  it('shows the first load as `loading`, and its rows as `ready`', async () => {
    const list = await openList()
    const slice = list.slice()
    const seen = new Set<string>([slice.getSnapshot().status])
    slice.subscribe(() => seen.add(slice.getSnapshot().status))
    await until(() => slice.getSnapshot().status === 'ready')
    expect([...seen]).toEqual(['unread', 'loading', 'ready'])
    expect(slice.getSnapshot().rows.length).toBeGreaterThanOrEqual(3)
    expect(slice.getSnapshot().total).toBe(slice.getSnapshot().rows.length)
  })

  it('keeps its rows during a refresh', async () => {
    const { slice, ids, disturb, clock } = await show()
    disturb({ kind: 'delay', delayMs: 500 })
    const loading = slice.actions.load()
    expect(slice.getSnapshot().status).toBe('refreshing')
    expect(idsOf(slice)).toEqual(ids)
    await clock.advance(500)
    expect(reasonOf(await loading)).toBe('ok')
    expect(slice.getSnapshot().status).toBe('ready')
  })

  it('keeps its rows after a failed read, and drops the error with the next', async () => {
    const { slice, ids, disturb } = await show()
    disturb({ kind: 'status' })
    expect(reasonOf(await slice.actions.sort(null))).toBe('failed')
    expect(slice.getSnapshot()).toMatchObject({ status: 'ready', calls: { sort: { status: 'failed' } } })
    expect(idsOf(slice)).toEqual(ids)
    expect(reasonOf(await slice.actions.load())).toBe('ok')
    expect(slice.getSnapshot()).toMatchObject({ error: null, calls: { sort: { status: 'idle', error: null } } })
  })

  it('knows the query that its rows answer, until another one is answered', async () => {
    const { slice, disturb, sortBy } = await show()
    const { query } = slice.getSnapshot()
    expect(slice.getSnapshot().answered).toBeNull()
    disturb({ kind: 'status' })
    await slice.actions.sort({ by: sortBy, order: 'DESC' })
    expect(slice.getSnapshot()).toMatchObject({ answered: query, query: { sort: { by: sortBy, order: 'DESC' } } })
    await slice.actions.load()
    expect(slice.getSnapshot().answered).toBeNull()
  })

  it('remains unread after a failed first read, and loads with the next', async () => {
    const list = await openList()
    const slice = list.slice()
    list.disturb({ kind: 'status' })
    expect(reasonOf(await slice.actions.load())).toBe('failed')
    expect(slice.getSnapshot()).toMatchObject({ status: 'unread', rows: [] })
    await slice.actions.load()
    expect(slice.getSnapshot().status).toBe('ready')
  })

  it('shows the typed text at once, and reads 300 ms after the last key', async () => {
    const { slice, reads, clock, search } = await show()
    const before = reads()
    const typed = [...search.text].map((_, at) => slice.actions.search({ text: search.text.slice(0, at + 1) }))
    expect(slice.getSnapshot()).toMatchObject({ status: 'searching', query: { search: search.text } })
    await clock.advance(searchDelay - 1)
    expect(reads()).toBe(before)
    await clock.advance(1)
    const outcomes = await Promise.all(typed)
    expect(reads()).toBe(before + 1)
    expect(outcomes.map(reasonOf)).toEqual([...typed.slice(1).map(() => 'canceled'), 'ok'])
  })

  it('finds rows by their text, and all of them without one', async () => {
    const { slice, ids, clock, search } = await show()
    const expected = slice.getSnapshot().rows.filter(search.finds)
    const searching = slice.actions.search({ text: search.text.toUpperCase() })
    await clock.advance(searchDelay)
    await searching
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(ids.length)
    expect(idsOf(slice)).toEqual(expected.map(({ id }) => id))
    expect(slice.getSnapshot().total).toBe(expected.length)
    const clearing = slice.actions.search({ text: '' })
    await clock.advance(searchDelay)
    await clearing
    expect(idsOf(slice)).toEqual(ids)
  })

  it('sorts by a column in both directions', async () => {
    const { slice, ids, sortBy } = await show()
    const { sort } = slice.getSnapshot().query
    await slice.actions.sort({ by: sortBy, order: 'ASC' })
    const ascending = idsOf(slice)
    await slice.actions.sort({ by: sortBy, order: 'DESC' })
    expect(idsOf(slice)).toEqual([...ascending].reverse())
    await slice.actions.sort(sort)
    expect(idsOf(slice)).toEqual(ids)
  })

  it('shows one page, counts all rows, and knows whether a page follows', async () => {
    const { slice, ids } = await show()
    await slice.actions.setPageSize({ pageSize: 2 })
    expect(slice.getSnapshot()).toMatchObject({ total: ids.length, hasMore: true })
    expect(idsOf(slice)).toEqual(ids.slice(0, 2))
    await slice.actions.goToPage({ page: 1 })
    expect(idsOf(slice)).toEqual(ids.slice(2, 4))
    expect(slice.getSnapshot()).toMatchObject({ query: { page: 1 }, hasMore: ids.length > 4 })
  })

  it('keeps the rows of a page while the next one loads', async () => {
    const { slice, ids, disturb, clock } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    disturb({ kind: 'delay', delayMs: 500 })
    const turning = slice.actions.goToPage({ page: 1 })
    expect(slice.getSnapshot()).toMatchObject({ status: 'refreshing', query: { page: 1 } })
    expect(idsOf(slice)).toEqual(ids.slice(0, 1))
    await clock.advance(500)
    await turning
    expect(idsOf(slice)).toEqual(ids.slice(1, 2))
  })

  it('keeps its page over a refresh', async () => {
    const { slice, ids } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    await slice.actions.goToPage({ page: 2 })
    await slice.actions.load()
    expect(slice.getSnapshot().query.page).toBe(2)
    expect(idsOf(slice)).toEqual(ids.slice(2, 3))
  })

  it('contains the same first row after a change of the page size', async () => {
    const { slice, ids } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    await slice.actions.goToPage({ page: 2 })
    await slice.actions.setPageSize({ pageSize: 2 })
    expect(idsOf(slice)).toContain(ids[2])
  })

  it('goes back from a page that is empty', async () => {
    const { slice, ids } = await show()
    await slice.actions.setPageSize({ pageSize: ids.length - 1 })
    await slice.actions.goToPage({ page: 9 })
    expect(slice.getSnapshot().query.page).toBe(1)
    expect(idsOf(slice)).toEqual(ids.slice(-1))
  })

  it('returns to the first page with a search, a filter or another order', async () => {
    const { slice, clock, search, sortBy } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    for (const read of [
      () => slice.actions.sort({ by: sortBy, order: 'ASC' }),
      () => slice.actions.filter({ filters: {} }),
      () => slice.actions.search({ text: search.text }),
    ]) {
      await slice.actions.goToPage({ page: 1 })
      const reading = read()
      await clock.advance(searchDelay)
      await reading
      expect(slice.getSnapshot().query.page).toBe(0)
    }
  })

  it('shows the last call, although an earlier answer comes later', async () => {
    const { slice, disturb, clock, sortBy, ids } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    disturb({ kind: 'delay', delayMs: 900 })
    const turning = slice.actions.goToPage({ page: 1 })
    await clock.advance(1)
    await slice.actions.sort({ by: sortBy, order: 'ASC' })
    const sorted = idsOf(slice)
    await clock.advance(900)
    expect(reasonOf(await turning)).toBe('canceled')
    expect(idsOf(slice)).toEqual(sorted)
    expect(slice.getSnapshot()).toMatchObject({ status: 'ready', total: ids.length, query: { page: 0 } })
  })
}
