import { describe, expect, it } from 'vitest'
import { reasonOf } from '../bare-container.ts'
import { until } from '../open-app.ts'
import { openGroups, showGroups } from './open-groups.ts'

const names = ['Sales', 'Support', 'Engineering', 'Legal', 'Finance']
const namesOf = (slice: Awaited<ReturnType<typeof showGroups>>) => slice.getSnapshot().rows.map(({ name }) => name)

async function open(address?: string) {
  const app = await openGroups(names, address)
  return { app, slice: await showGroups(app) }
}

describe('a verb that creates a row', () => {
  it('resolves to its value, and the list reads again', async () => {
    const { slice } = await open()
    expect(await slice.actions.create({ name: 'Design' })).toMatchObject({
      ok: true,
      value: { id: expect.any(String) },
    })
    await until(() => namesOf(slice).includes('Design'))
  })
})

describe('a verb that changes a row', () => {
  it('shows the change at once, and removes it alone if the provider refuses', async () => {
    const { app, slice } = await open()
    app.refuse('group-0')
    const refused = slice.actions.update({ id: 'group-0', name: 'Sales North' })
    const accepted = slice.actions.update({ id: 'group-1', name: 'Help' })
    expect(namesOf(slice)).toEqual(expect.arrayContaining(['Sales North', 'Help']))
    expect((await Promise.all([refused, accepted])).map(reasonOf)).toEqual(['failed', 'ok'])
    expect(namesOf(slice)).toEqual(expect.arrayContaining(['Sales', 'Help']))
    expect(slice.actions.rowState('group-0').error).toMatchObject({ status: 500 })
    expect(slice.actions.rowState('group-1').error).toBeNull()
  })
})

describe('a verb in bulk', () => {
  it('returns the rows that succeeded and those that failed, each with its error', async () => {
    const { app, slice } = await open()
    app.refuse('group-1')
    slice.actions.select({ ids: ['group-0', 'group-1', 'group-2'] })
    const outcome = await slice.actions.removeMany()
    expect(outcome).toMatchObject({
      ok: true,
      value: { succeeded: ['group-2', 'group-0'], failed: [{ id: 'group-1', error: { status: 500 } }] },
    })
    expect(app.stored()).toEqual(['group-1', 'group-3', 'group-4'])
    expect(slice.actions.rowState('group-1').error).toMatchObject({ status: 500 })
  })

  it('leaves the failed rows selected, so that the next call retries them alone', async () => {
    const { app, slice } = await open()
    app.refuse('group-1')
    slice.actions.select({ ids: ['group-0', 'group-1'] })
    await slice.actions.removeMany()
    expect(slice.getSnapshot().selected).toEqual(['group-1'])
    const before = app.called().length
    await slice.actions.removeMany()
    expect(
      app
        .called()
        .slice(before)
        .filter((operation) => operation !== 'listGroups'),
    ).toEqual(['deleteGroup'])
    expect(app.stored()).toEqual(['group-2', 'group-3', 'group-4'])
    expect(slice.getSnapshot()).toMatchObject({
      selected: [],
      bulk: { succeeded: ['group-1'], failed: [], pending: [] },
    })
    slice.actions.clearBulk()
    expect(slice.getSnapshot().bulk).toBeNull()
  })

  it('shows its progress, and marks the rows that wait busy', async () => {
    const { app, slice } = await open()
    app.disturb('deleteGroup', { kind: 'delay', delayMs: 500 })
    const both = ['group-3', 'group-4']
    const removing = slice.actions.removeMany({ ids: both })
    await until(() => slice.getSnapshot().bulk?.succeeded.length === 1)
    const [late = '', removed] = slice.getSnapshot().bulk?.succeeded[0] === 'group-4' ? both : both.toReversed()
    expect(slice.getSnapshot().bulk).toEqual({ pending: [late], succeeded: [removed], failed: [] })
    expect(slice.actions.rowState(late).isBusy).toBe(true)
    expect(slice.getSnapshot().rows.map(({ id }) => id)).not.toContain(removed)
    await app.clock.advance(500)
    expect(reasonOf(await removing)).toBe('ok')
    expect(slice.actions.rowState(late).isBusy).toBe(false)
  })

  it('a bulk action can be stopped: the rows not yet begun are skipped, and stay selected', async () => {
    const many = Array.from({ length: 14 }, (_, at) => `Group ${at}`)
    const app = await openGroups(many)
    const slice = await showGroups(app)
    app.disturb('deleteGroup', { kind: 'delay', delayMs: 500 })
    const ids = slice.getSnapshot().rows.map(({ id }) => id)
    slice.actions.select({ ids })
    const removing = slice.actions.removeMany()
    await until(() => slice.getSnapshot().bulk !== null)
    slice.actions.stopBulk()
    expect(slice.getSnapshot().bulk).toMatchObject({ pending: ids.slice(0, 10), skipped: ids.slice(10) })
    await app.clock.advance(500)
    expect(await removing).toMatchObject({ ok: true, value: { failed: [], skipped: ids.slice(10) } })
    expect(slice.getSnapshot()).toMatchObject({ selected: ids.slice(10), bulk: { pending: [] } })
    expect(app.stored()).toHaveLength(4)
  })

  it('reaches the rows of all pages, except those that are left out', async () => {
    const { app, slice } = await open()
    await slice.actions.setPageSize({ pageSize: 2 })
    slice.actions.selectAll({ onAllPages: true })
    slice.actions.select({ ids: slice.getSnapshot().selected.slice(1) })
    const [left = ''] = slice.getSnapshot().rows.map(({ id }) => id)
    await slice.actions.removeMany()
    expect(app.stored()).toEqual([left])
    expect(slice.getSnapshot().allExcept).toBeNull()
  })

  it('a bulk action on all pages is refused while the rows do not match the current search and filters', async () => {
    const { app, slice } = await open()
    const all = app.stored()
    await slice.actions.filter({ filters: { name: 'Legal' } })
    app.disturb('listGroups', { kind: 'status' })
    expect(reasonOf(await slice.actions.filter({ filters: {} }))).toBe('failed')
    slice.actions.selectAll({ onAllPages: true })
    expect(await slice.actions.removeMany()).toMatchObject({ error: { code: 'list-not-current' } })
    expect(app.stored()).toEqual(all)
    await slice.actions.load()
    expect(slice.getSnapshot()).toMatchObject({ allExcept: null, selected: ['group-3'] })
  })
})

describe('a list with its query in the address', () => {
  it('writes the query there, in place of the entry, beside other parameters', async () => {
    const { app, slice } = await open('http://localhost:5173/portal?tab=2#top')
    await slice.actions.setPageSize({ pageSize: 2 })
    await slice.actions.goToPage({ page: 1 })
    await slice.actions.filter({ filters: { name: 'Legal' } })
    const url = app.ports.page.url()
    expect(url?.hash).toBe('#top')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      tab: '2',
      'groups.filter.name': 'Legal',
      'groups.size': '2',
    })
    expect(app.ports.page.moves.every(({ replace }) => replace)).toBe(true)
  })

  it('keeps all other parameters as they are written, and leaves out its default order and page size', async () => {
    const others = '?a=b%20c+d&flag&groupsize=1&x=%C3%BC&&e='
    const { app, slice } = await open(`http://localhost:5173/portal${others}&groups.sort=name.DESC`)
    await slice.actions.filter({ filters: { name: "O'Neill & co" } })
    expect(app.ports.page.url()?.search).toBe(`${others}&groups.filter.name=O%27Neill%20%26%20co&groups.sort=name.DESC`)
    await slice.actions.filter({ filters: {} })
    await slice.actions.sort({ by: 'name', order: 'ASC' })
    expect(app.ports.page.url()?.search).toBe(others)
    const { length } = app.ports.page.moves
    await slice.actions.load()
    expect(app.ports.page.moves).toHaveLength(length)
  })

  it('restores it with the first read', async () => {
    const { slice } = await open('http://localhost:5173/portal?groups.sort=name.DESC&groups.page=2&groups.size=2')
    expect(namesOf(slice)).toEqual(['Legal', 'Finance'])
  })

  it('ignores values that it cannot read', async () => {
    const { slice } = await open('http://localhost:5173/portal?groups.sort=up&groups.page=-1&groups.size=x')
    expect(slice.getSnapshot().query).toMatchObject({ sort: { by: 'name', order: 'ASC' }, page: 0, pageSize: 20 })
  })
})
