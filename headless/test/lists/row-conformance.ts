import { expect, it } from 'vitest'
import { keepAlive } from '../../src/core/slice.ts'
import { reasonOf } from '../bare-container.ts'
import { until } from '../open-app.ts'
import { idsOf, type OpenList, showList } from './open-list.ts'

/** The rules of selection, of owners and keys, and of single rows. */
export function rowConformance(openList: () => Promise<OpenList>): void {
  const show = () => showList(openList)

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

  it('the list is cleared with the owner of its rows', async () => {
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

  it('the list has its own query and selection for each key', async () => {
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
  it('repeats the failed call of a row, and of no other', async ({ skip }) => {
    const { slice, removal, ids } = await show()
    if (!removal) return skip('no verb removes rows at once')
    const id = removal.id()
    removal.disturb({ kind: 'status' })
    await removal.run(id)
    slice.actions.retryRow({ id: ids.find((other) => other !== id) ?? '' })
    expect(idsOf(slice)).toEqual(ids)
    slice.actions.retryRow({ id })
    expect(slice.actions.rowState(id)).toEqual({ isBusy: true, error: null })
    await until(() => !idsOf(slice).includes(id) && !slice.actions.rowState(id).isBusy)
  })
}
