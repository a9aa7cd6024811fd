import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, type Row, reasonOf } from '../../../test/bare-container.ts'
import { emptyList, type ListActions, type ListState } from './list.ts'
import { listing } from './listing.ts'

function open({ countsRows = true, leavesOut = '' } = {}) {
  const stored: Row[] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ id: name, name }))
  const pages: number[] = []
  let isDown = false
  let failing = 0
  const feature: BareFeature<ListState<Row>, ListActions> = {
    name: 'log',
    scope: 'tenant',
    reads: ['rows'],
    state: () => emptyList({ pageSize: 2 }),
    actions: (tools) =>
      listing<Row>(
        tools,
        async ({ page }) => {
          pages.push(page)
          if (isDown || pages.length === failing) throw new Error('down')
          const rows = stored.slice(2 * page, 2 * page + 2).filter(({ id }) => !leavesOut.includes(id))
          const hasMore = leavesOut === '' ? {} : { hasMore: 2 * page + 2 < stored.length }
          return { rows, total: countsRows ? stored.length : null, ...hasMore }
        },
        { resource: 'rows', isEndless: true },
      ).actions,
  }
  const { container } = bareContainer()
  const slice = container.get(feature)
  return {
    stored,
    pages,
    slice,
    actions: slice.actions,
    /** Fails the read of a number, counted from 1. */
    failAt: (count: number) => {
      failing = count
    },
    fail: (fails: boolean) => {
      isDown = fails
    },
    names: () =>
      slice
        .getSnapshot()
        .rows.map(({ name }) => name)
        .join(''),
  }
}

describe('an endless list', () => {
  it('appends a page to the rows shown, and shows the read as `appending`', async () => {
    const { slice, actions, names } = open()
    await actions.load()
    const appending = actions.goToPage({ page: 1 })
    expect(slice.getSnapshot().status).toBe('appending')
    expect(names()).toBe('ab')
    await appending
    expect(names()).toBe('abcd')
    expect(slice.getSnapshot()).toMatchObject({ hasMore: true, query: { page: 1 } })
  })

  it.each([true, false])('ends at the last row, if the provider counts them: %s', async (countsRows) => {
    const { slice, actions, names, pages } = open({ countsRows })
    await actions.load()
    await actions.goToPage({ page: 9 })
    expect(names()).toBe('abcde')
    expect(pages.slice(0, 3)).toEqual([0, 1, 2])
    expect(new Set(pages)).toEqual(new Set([0, 1, 2]))
    expect(slice.getSnapshot()).toMatchObject({ hasMore: false, query: { page: 2 } })
  })

  it.each(['b', 'cd'])(
    'an endless list continues after a page without its rows %s if the feature reports a further page',
    async (rows) => {
      const { slice, actions, names } = open({ countsRows: false, leavesOut: rows })
      await actions.load()
      await actions.goToPage({ page: slice.getSnapshot().query.page + 1 })
      expect(slice.getSnapshot().hasMore).toBe(true)
      await actions.goToPage({ page: slice.getSnapshot().query.page + 1 })
      expect(names()).toBe([...'abcde'].filter((name) => !rows.includes(name)).join(''))
      expect(slice.getSnapshot().hasMore).toBe(false)
    },
  )

  it('reads all its pages again in a refresh', async () => {
    const { actions, names, stored } = open()
    await actions.load()
    await actions.goToPage({ page: 1 })
    stored.unshift({ id: 'z', name: 'z' })
    await actions.load()
    expect(names()).toBe('zabc')
  })

  it.each([true, false])(
    'an endless list shows a row that another administrator has added, if the provider counts rows: %s',
    async (countsRows) => {
      const { actions, names, stored } = open({ countsRows })
      await actions.load()
      stored.unshift({ id: 'z', name: 'z' })
      await actions.goToPage({ page: 1 })
      expect(names()).toBe('zabc')
    },
  )

  it.each([true, false])(
    'an endless list shows every row although another administrator removes some, if the provider counts rows: %s',
    async (countsRows) => {
      const { actions, names, stored } = open({ countsRows })
      await actions.load()
      stored.splice(0, 1)
      await actions.goToPage({ page: 1 })
      expect(names()).toBe('bcde')
    },
  )

  it('an endless list of which rows were exchanged is right once it has ended', async () => {
    const { actions, names, stored, slice } = open()
    await actions.load()
    await actions.goToPage({ page: 1 })
    stored.splice(0, 1, { id: 'z', name: 'z' })
    await actions.goToPage({ page: 2 })
    expect(names()).toBe('zbcde')
    expect(slice.getSnapshot().status).toBe('ready')
  })

  it('an endless list keeps its rows if the read that confirms its end fails', async () => {
    const { actions, names, failAt, pages, slice } = open()
    await actions.load()
    await actions.goToPage({ page: 1 })
    failAt(pages.length + 2)
    expect((await actions.goToPage({ page: 2 })).ok).toBe(true)
    expect(names()).toBe('abcde')
    expect(slice.getSnapshot()).toMatchObject({ hasMore: false, error: null })
  })

  it('keeps its rows and its page after a failed append, and appends the same page again', async () => {
    const { slice, actions, names, fail } = open()
    await actions.load()
    fail(true)
    expect(reasonOf(await actions.goToPage({ page: 1 }))).toBe('failed')
    expect(slice.getSnapshot()).toMatchObject({ query: { page: 0 }, hasMore: true })
    fail(false)
    await actions.goToPage({ page: 1 })
    expect(names()).toBe('abcd')
  })
})
