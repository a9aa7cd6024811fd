import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { addressOf, landed, me, openPortal, page, portalOf, travel } from '../../../../test/open-portal.ts'
import { adminPortalAddress, portalPlaceOf } from './address.ts'
import { adminPortalFeature } from './feature.ts'

describe('the portal', () => {
  it('the admin portal is closed at first', async () => {
    const app = await openPortal()
    expect(portalOf(app)).toMatchObject({ isOpen: false, section: null, record: null, tab: null, isMultiApp: false })
  })

  it.each([
    ['at its first section', {}, '/orders?status=open&flag&portal#late', {}],
    ['at a section', { section: 'groups' }, '/orders?status=open&flag&portal=groups#late', { section: 'groups' }],
    [
      'at a record',
      { section: 'groups', record: 'a/b?c' },
      '/orders?status=open&flag&portal=groups/a%2Fb%3Fc#late',
      { section: 'groups', record: 'a/b?c' },
    ],
    [
      'at a tab',
      { section: 'security', tab: 'ipRestrictions' },
      '/orders?status=open&flag&portal=security&portal.tab=ipRestrictions#late',
      { section: 'security', tab: 'ipRestrictions' },
    ],
  ])('opens %s, in a new entry of the history, and keeps the rest of the address', async (_, place, address, state) => {
    const app = await openPortal()
    portalOf(app).open(place)
    expect(addressOf(app)).toBe(address)
    expect(app.ports.page.moves).toEqual([{ path: address, replace: false }])
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: null, record: null, tab: null, ...state })
  })

  it('opens at the place that a link names, also after a reload', async () => {
    const app = await openPortal({ address: 'http://localhost:5173/orders?portal=groups/a%2Fb%3Fc&portal.tab=roles' })
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'groups', record: 'a/b?c', tab: 'roles' })
  })

  it('opens a section by either of its names', async () => {
    const app = await openPortal({ address: 'http://localhost:5173/orders?portal=subscription' })
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'subscriptions' })
    portalOf(app).open({ section: 'singleSignOn' })
    expect(addressOf(app)).toBe('/orders?portal=sso')
  })

  it('replaces the entry of the history for each further section, so that the way back closes it', async () => {
    const app = await openPortal()
    portalOf(app).open({ section: 'groups' })
    portalOf(app).open({ section: 'roles' })
    expect(app.ports.page.moves.map(({ replace }) => replace)).toEqual([false, true])
    travel(app, '/orders?status=open&flag#late')
    expect(portalOf(app)).toMatchObject({ isOpen: false, section: null })
  })

  it('restores the query from before when it closes, as it was written', async () => {
    const app = await openPortal({ address: 'http://localhost:5173/orders?q=a%20b+c&flag&x=%C3%BC' })
    portalOf(app).open({ section: 'groups', record: '1', tab: 'roles' })
    portalOf(app).close()
    expect(addressOf(app)).toBe('/orders?q=a%20b+c&flag&x=%C3%BC')
    expect(app.ports.page.moves.at(-1)?.replace).toBe(true)
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('removes everything of its own from the query, such as the search of a list', async () => {
    const app = await openPortal({
      address: 'http://localhost:5173/?portal=groups&portal.groups.search=x&portal%2Etab=y&portals=1',
    })
    portalOf(app).close()
    expect(addressOf(app)).toBe('/?portals=1')
  })

  it('keeps the search of a list in the query while its section stays', async () => {
    const app = await openPortal({
      address: 'http://localhost:5173/?portal=groups&portal.groups.search=x&portal.tab=y',
    })
    portalOf(app).open({ section: 'groups', record: '1' })
    expect(addressOf(app)).toBe('/?portal.groups.search=x&portal=groups/1')
    portalOf(app).open({ section: 'users' })
    expect(addressOf(app)).toBe('/?portal=users')
  })

  it('moves nothing if it closes while it is closed', async () => {
    const app = await openPortal()
    portalOf(app).close()
    expect(app.ports.page.moves).toEqual([])
  })

  it('moves nothing if it opens where it is', async () => {
    const app = await openPortal()
    portalOf(app).open({ section: 'groups' })
    portalOf(app).open({ section: 'groups' })
    expect(app.ports.page.moves).toHaveLength(1)
  })

  it('opens from anywhere, also while no component shows it', async () => {
    const app = await openApp({ signedInAs: me, address: page })
    app.client.get(adminPortalFeature).actions.open({ section: 'users' })
    expect(addressOf(app)).toBe('/orders?status=open&flag&portal=users#late')
  })

  it('returns addresses for links without a move', async () => {
    const app = await openPortal({ address: 'http://localhost:5173/orders?a=1&portal=groups/7' })
    expect(adminPortalAddress(app.client, { section: 'roles' })).toBe('/orders?a=1&portal=roles')
    expect(adminPortalAddress(app.client, null)).toBe('/orders?a=1')
    expect(app.ports.page.moves).toEqual([])
  })
})

describe('the place that a link leads to', () => {
  const audits = { section: 'audits' }

  it.each([
    ['?portal=audits', audits],
    ['http://localhost:5173/orders?portal=audits', audits],
    ['?portal=groups/7&portal.tab=roles', { section: 'groups', record: '7', tab: 'roles' }],
    ['?portal', {}],
    ['?portal=audits&portal.apps=all', { ...audits, isMultiApp: true }],
    ['/orders', null],
    ['/invoices?portal=audits', null],
    ['https://other.test/orders?portal=audits', null],
    ['javascript:alert(1)', null],
  ])('a portal link resolves to a place of this page only: %s', async (address, place) => {
    const { client } = await openPortal()
    expect(portalPlaceOf(client, address)).toEqual(place)
  })

  it('a portal link resolves below the portal page, if there is one, from every page', async () => {
    const { client } = await openPortal({ adminPortalUrl: '/settings' })
    expect(portalPlaceOf(client, '/settings/audits')).toEqual(audits)
    expect(portalPlaceOf(client, '?portal=audits')).toBeNull()
  })
})

describe('the portal of a page of its own', () => {
  const own = { adminPortalUrl: '/settings/' }

  it('an entry of a record is taken back when the record is closed', async () => {
    const app = await openPortal(own)
    portalOf(app).open({ section: 'groups' })
    portalOf(app).open({ section: 'groups', record: '7' })
    portalOf(app).open({ section: 'groups', record: '7', tab: 'roles' })
    portalOf(app).open({ section: 'groups' })
    await landed(app)
    expect(portalOf(app)).toMatchObject({ section: 'groups', record: null })
    expect(app.ports.page.history()).toMatchObject({ at: 1 })
  })

  it('a portal with a page of its own has its places below the path of that page', async () => {
    const app = await openPortal(own)
    portalOf(app).open({ section: 'groups', record: 'a/b' })
    expect(addressOf(app)).toBe('/settings/groups/a%2Fb')
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'groups', record: 'a/b' })
  })

  it('keeps its own query from place to place', async () => {
    const app = await openPortal({
      ...own,
      address: 'http://localhost:5173/settings/users?portal.users.search=ada#top',
    })
    portalOf(app).open({ section: 'users', record: '7' })
    expect(addressOf(app)).toBe('/settings/users/7?portal.users.search=ada#top')
  })

  it('keeps an entry of the history for each place', async () => {
    const app = await openPortal(own)
    portalOf(app).open({ section: 'groups' })
    portalOf(app).open({ section: 'roles' })
    expect(app.ports.page.moves.map(({ replace }) => replace)).toEqual([false, false])
    travel(app, '/settings/groups')
    expect(portalOf(app).section).toBe('groups')
  })

  it.each(['/settings', '/settings/', '/settings/users/%E0%A4%A'])('reads %s', async (path) => {
    const app = await openPortal({ ...own, address: `http://localhost:5173${path}` })
    expect(portalOf(app).isOpen).toBe(true)
  })

  it('a portal with a page of its own is not open at another page that begins alike', async () => {
    const app = await openPortal({ ...own, address: 'http://localhost:5173/settings-old/users?portal=users' })
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('closes to the page from before, and to the page after sign-in without one', async () => {
    const app = await openPortal(own)
    portalOf(app).open({ section: 'groups' })
    portalOf(app).close()
    expect(addressOf(app)).toBe('/orders?status=open&flag#late')
    const linked = await openPortal({ ...own, address: 'http://localhost:5173/settings/users?portal.tab=x' })
    portalOf(linked).close()
    expect(addressOf(linked)).toBe('/')
  })

  it('opens over every page if the path leads to another origin', async () => {
    const app = await openPortal({ adminPortalUrl: '//evil.example' })
    portalOf(app).open({ section: 'users' })
    expect(addressOf(app)).toBe('/orders?status=open&flag&portal=users#late')
  })
})

describe('the portal of all applications', () => {
  it.each([
    ['on', true],
    ['off', false],
  ] as const)(
    'the portal of all applications is open if it was requested and its flag is %s: %s',
    async (flag, isMultiApp) => {
      const app = await openPortal({ flags: { 'multi-apps-admin-portal': flag } })
      portalOf(app).open({ section: 'users', isMultiApp: true })
      expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'users', isMultiApp })
      portalOf(app).open({ section: 'groups' })
      expect(portalOf(app)).toMatchObject({ section: 'groups', isMultiApp })
    },
  )

  it('the portal of all applications is not open if it was not requested', async () => {
    const app = await openPortal({ flags: { 'multi-apps-admin-portal': 'on' } })
    portalOf(app).open({ section: 'users' })
    expect(portalOf(app).isMultiApp).toBe(false)
  })

  it('waits for the flags of a page that was opened by a link', async () => {
    const app = await openApp({
      signedInAs: me,
      address: 'http://localhost:5173/?portal=users&portal.apps=all',
      starts: false,
    })
    app.client.get(adminPortalFeature).subscribe(() => {})
    expect(portalOf(app).isMultiApp).toBe(false)
    app.provider.emulator.flags.set('multi-apps-admin-portal', 'on')
    await app.client.start()
    await until(() => portalOf(app).isMultiApp)
  })
})
