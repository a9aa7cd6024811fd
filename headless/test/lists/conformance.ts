import { expect, it } from 'vitest'
import type { Client } from '../../src/client/index.ts'
import type { ListActions, ListRow, ListState } from '../../src/core/list.ts'
import { searchDelay } from '../../src/core/listing.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import type { Resource } from '../../src/core/resource.ts'
import { keepAlive, type Slice } from '../../src/core/slice.ts'
import { reasonOf } from '../bare-container.ts'
import type { FakeClock } from '../fake-ports.ts'
import { until } from '../open-app.ts'

/** A slice of any list. */
export type ListSlice = Slice<ListState<ListRow>, Omit<ListActions, 'load'> & { load(): Promise<Outcome> }>

/** A list, opened in a client of its own, with at least three rows at the provider. It is not on the screen yet. */
export interface OpenList {
  readonly client: Client
  readonly clock: FakeClock
  /** The resource that the list reads. */
  readonly resource: Resource
  /** The slice of a key. */
  readonly slice: (key?: string) => ListSlice
  /** The number of reads so far. */
  readonly reads: () => number
  /** Makes the next reads fail, or answer late. */
  readonly disturb: (fault: ListFault) => void
  /** Removes the row of an id at the provider, unknown to the client. */
  readonly dropAtProvider: (id: string) => void
  /** Ends the data's owner: the user signs out, or leaves the tenant. */
  readonly forget: () => Promise<unknown>
  /** A text that some rows contain, and their ids. */
  readonly search: { readonly text: string; readonly finds: (row: ListRow) => boolean }
  /** A column without equal values. */
  readonly sortBy: string
  /** The verb that removes a row at once, if the list has one, with the call that it makes. */
  readonly removal?: {
    /** A row that can be removed. */
    readonly id: () => string
    readonly run: (id: string) => Promise<Outcome<unknown>>
    readonly disturb: (fault: ListFault) => void
  }
}

/** A disturbance of the next call. */
export type ListFault = { readonly kind: 'status' } | { readonly kind: 'delay'; readonly delayMs: number }

/** Runs the rules of every list over one of them. */
export function listConformance(openList: () => Promise<OpenList>): void {
  const idsOf = (slice: ListSlice) => slice.getSnapshot().rows.map(({ id }) => id)

  /** Opens the list and puts it on the screen. */
  async function show() {
    const list = await openList()
    const slice = list.slice()
    const unsubscribe = slice.subscribe(() => {})
    await until(() => slice.getSnapshot().status === 'ready')
    return { ...list, slice, sliceOf: list.slice, unsubscribe, ids: idsOf(slice) }
  }

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

  it('selects rows that are there, and no others', async () => {
    const { slice, ids } = await show()
    slice.actions.select({ ids: [...ids.slice(0, 2), 'elsewhere'] })
    expect(slice.getSnapshot().selected).toEqual(ids.slice(0, 2))
    slice.actions.selectAll()
    expect(slice.getSnapshot()).toMatchObject({ selected: ids, allExcept: null })
    slice.actions.deselectAll()
    expect(slice.getSnapshot().selected).toEqual([])
  })

  it('keeps in the selection only rows that are still there', async () => {
    const { slice, ids, dropAtProvider } = await show()
    const [gone = '', kept = ''] = ids
    slice.actions.select({ ids: [gone, kept] })
    dropAtProvider(gone)
    await slice.actions.load()
    expect(slice.getSnapshot().selected).toEqual([kept])
  })

  it('selects all rows on all pages, and remembers the exceptions', async () => {
    const { slice, ids } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    slice.actions.selectAll({ onAllPages: true })
    slice.actions.select({ ids: [] })
    await slice.actions.goToPage({ page: 1 })
    expect(slice.getSnapshot()).toMatchObject({ selected: ids.slice(1, 2), allExcept: ids.slice(0, 1) })
    await slice.actions.filter({ filters: {} })
    expect(slice.getSnapshot()).toMatchObject({ selected: [], allExcept: null })
  })

  it('is forgotten with the owner of its rows', async () => {
    const { slice, forget } = await show()
    slice.actions.selectAll({ onAllPages: true })
    await forget()
    const { rows, selected, allExcept, total, status } = slice.getSnapshot()
    expect({ rows, selected, allExcept, hasTotal: Boolean(total), status }).toEqual({
      rows: [],
      selected: [],
      allExcept: null,
      hasTotal: false,
      status: expect.stringMatching(/unread|ready/),
    })
  })

  it('shows no answer that comes after its owner has gone', async () => {
    const { slice, forget, disturb, clock } = await show()
    disturb({ kind: 'delay', delayMs: 900 })
    const loading = slice.actions.load()
    await clock.advance(1)
    await forget()
    await clock.advance(900)
    expect(reasonOf(await loading)).toBe('canceled')
    expect(slice.getSnapshot().rows).toEqual([])
  })

  it('has its own query and selection for each key', async () => {
    const { slice, sliceOf, ids } = await show()
    const other = sliceOf('dialog')
    other.subscribe(() => {})
    await until(() => other.getSnapshot().status === 'ready')
    await other.actions.setPageSize({ pageSize: 1 })
    other.actions.selectAll()
    expect(slice.getSnapshot().selected).toEqual([])
    expect(idsOf(slice)).toEqual(ids)
    expect(other.getSnapshot()).toMatchObject({ selected: ids.slice(0, 1), query: { pageSize: 1 } })
  })

  it('reads again if another feature changes its resource, for the query it shows', async () => {
    const { slice, client, resource, ids, dropAtProvider } = await show()
    await slice.actions.setPageSize({ pageSize: 1 })
    dropAtProvider(ids[0] ?? '')
    client.changed([resource])
    await until(() => idsOf(slice)[0] === ids[1])
    expect(slice.getSnapshot()).toMatchObject({ total: ids.length - 1, query: { pageSize: 1 } })
  })

  it('reads what changed while it was off the screen once it is back', async () => {
    const { slice, client, resource, clock, reads, unsubscribe } = await show()
    unsubscribe()
    await clock.advance(keepAlive)
    const before = reads()
    client.changed([resource])
    expect(reads()).toBe(before)
    slice.subscribe(() => {})
    await until(() => reads() > before || slice.getSnapshot().calls.load.status === 'succeeded')
  })

  it('knows of each row that it is idle', async () => {
    const { slice, ids } = await show()
    expect(slice.actions.rowState(ids[0] ?? '')).toEqual({ isBusy: false, error: null })
  })

  it('removes a row at once, marks it busy, and stays without it', async ({ skip }) => {
    const { slice, removal, clock, ids, sliceOf } = await show()
    if (!removal) return skip('no verb removes rows at once')
    const id = removal.id()
    slice.actions.select({ ids: [id] })
    removal.disturb({ kind: 'delay', delayMs: 500 })
    const removing = removal.run(id)
    expect(idsOf(slice)).toEqual(ids.filter((other) => other !== id))
    expect(slice.getSnapshot()).toMatchObject({ total: ids.length - 1, selected: [] })
    expect(slice.actions.rowState(id)).toEqual({ isBusy: true, error: null })
    await clock.advance(500)
    expect(reasonOf(await removing)).toBe('ok')
    const other = sliceOf('other')
    await other.actions.load()
    expect(idsOf(other)).not.toContain(id)
    expect(slice.actions.rowState(id).isBusy).toBe(false)
  })

  it('returns a row that the provider keeps, with the error and its selection', async ({ skip }) => {
    const { slice, removal, ids } = await show()
    if (!removal) return skip('no verb removes rows at once')
    const id = removal.id()
    slice.actions.select({ ids: [id] })
    removal.disturb({ kind: 'status' })
    expect(reasonOf(await removal.run(id))).toBe('failed')
    expect(idsOf(slice)).toEqual(ids)
    expect(slice.getSnapshot()).toMatchObject({ total: ids.length, selected: [id] })
    expect(slice.actions.rowState(id)).toMatchObject({ isBusy: false, error: { status: 500 } })
    await removal.run(id)
    expect(slice.actions.rowState(id).error).toBeNull()
  })
}
