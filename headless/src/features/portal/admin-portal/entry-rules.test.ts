import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../../../test/open-app.ts'
import { addressOf, landed, me, openPortal, page, portalOf, travel } from '../../../../test/open-portal.ts'
import { adminPortalFeature } from './feature.ts'

describe('the entries of the history over a page', () => {
  const list = { section: 'groups' }
  const record = { section: 'groups', record: '7' }
  const host = '/orders?status=open&flag#late'
  const at = (place: string) => `/orders?status=open&flag&portal=${place}#late`

  /** Opens a list and a record over it. */
  async function openRecord(options: AppOptions = {}) {
    const app = await openPortal(options)
    portalOf(app).open(list)
    portalOf(app).open(record)
    return app
  }

  it('a record over its list is one more entry, and the way back shows the list, then the page', async () => {
    const app = await openRecord()
    expect(app.ports.page.history()).toEqual({ entries: [host, at('groups'), at('groups/7')], at: 2 })
    travel(app, at('groups'))
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'groups', record: null })
    travel(app, at('groups/7'))
    expect(portalOf(app)).toMatchObject({ record: '7' })
    travel(app, at('groups'))
    travel(app, host)
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('there are two entries at most, whatever is opened', async () => {
    const app = await openRecord()
    for (const id of ['8', '9']) portalOf(app).open({ section: 'groups', record: id, tab: 'roles' })
    portalOf(app).open({ section: 'users', record: '1' })
    await landed(app)
    expect(app.ports.page.history()).toEqual({ entries: [host, at('groups'), at('users/1')], at: 2 })
  })

  it.each([
    ['closed by its control', (app: App) => portalOf(app).open(list), at('groups'), 1],
    ['left for another section', (app: App) => portalOf(app).open({ section: 'roles' }), at('roles'), 1],
    ['closed with the portal', (app: App) => portalOf(app).close(), host, 0],
  ])('an entry of a record is taken back when it is %s', async (_, leave, address, index) => {
    const app = await openRecord()
    leave(app)
    expect(addressOf(app)).toBe(address)
    await landed(app)
    expect(addressOf(app)).toBe(address)
    expect(app.ports.page.history().at).toBe(index)
    expect(app.ports.page.history().entries[index]).toBe(address)
    expect(`${portalOf(app).section}/${portalOf(app).record}`).not.toBe('groups/7')
  })

  it('a record can be opened again and again without a further entry', async () => {
    const app = await openRecord()
    for (let turn = 0; turn < 3; turn++) {
      portalOf(app).open(list)
      await landed(app)
      portalOf(app).open(record)
    }
    expect(app.ports.page.history()).toEqual({ entries: [host, at('groups'), at('groups/7')], at: 2 })
  })

  it.each([0, 1])('a record that replaces a closed one stays (after %s ms)', async (ms) => {
    const app = await openRecord()
    portalOf(app).open(list)
    if (ms > 0) await app.clock.advance(0)
    portalOf(app).open({ section: 'groups', record: '8' })
    await landed(app)
    expect(portalOf(app)).toMatchObject({ section: 'groups', record: '8' })
    expect(app.ports.page.history()).toEqual({ entries: [host, at('groups'), at('groups/8')], at: 2 })
  })

  it('an application that moves on as it closes the portal is not taken back', async () => {
    const app = await openRecord()
    portalOf(app).close()
    app.client.navigate('/pricing')
    await landed(app)
    expect(addressOf(app)).toBe('/pricing')
    travel(app, host)
    await landed(app)
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('a record that a link has opened shows its list in the same entry', async () => {
    const app = await openPortal({ address: `http://localhost:5173${at('groups/7')}` })
    portalOf(app).open(list)
    await landed(app)
    expect(app.ports.page.history()).toEqual({ entries: [at('groups')], at: 0 })
    portalOf(app).open(record)
    portalOf(app).close()
    await landed(app)
    expect(app.ports.page.history()).toMatchObject({ at: 0 })
    expect(addressOf(app)).toBe(host)
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('a record that opens the portal shows its list in its own entry, and the way back closes both', async () => {
    const app = await openPortal()
    portalOf(app).open(record)
    portalOf(app).open(list)
    await landed(app)
    expect(app.ports.page.history()).toEqual({ entries: [host, at('groups')], at: 1 })
  })

  it('a list that the record was opened from keeps its tab', async () => {
    const app = await openPortal()
    portalOf(app).open({ ...list, tab: 'roles' })
    portalOf(app).open(record)
    portalOf(app).open(list)
    await landed(app)
    expect(portalOf(app)).toMatchObject({ section: 'groups', record: null, tab: 'roles' })
  })

  it('the entries are known after a reload', async () => {
    const app = await openApp({ signedInAs: me, address: page })
    const { page: shown } = app.ports
    for (const [place, note] of [
      ['groups', 'page'],
      ['groups/7', 'page list'],
    ] as const) {
      shown.move(at(place), { replace: false })
      shown.entries.setNote(note)
    }
    app.client.get(adminPortalFeature).subscribe(() => {})
    portalOf(app).open(list)
    await landed(app)
    expect(shown.history().at).toBe(1)
  })

  it('a router that refuses to go back leaves the list in the entry of the record', async () => {
    const app = await openRecord()
    app.ports.page.entries.back = () => {}
    portalOf(app).open(list)
    await landed(app)
    await app.clock.advance(1000)
    portalOf(app).open({ section: 'roles' })
    expect(portalOf(app)).toMatchObject({ section: 'roles', record: null })
  })

  it('a page without entries keeps the portal in one', async () => {
    const app = await openPortal()
    Object.assign(app.ports.page, { entries: undefined })
    portalOf(app).open(list)
    portalOf(app).open(record)
    portalOf(app).open(list)
    await landed(app)
    expect(app.ports.page.moves.map(({ replace }) => replace)).toEqual([false, true, true])
  })
})
