import { describe, expect, it, vi } from 'vitest'
import type { App, AppOptions } from '../../../../test/open-app.ts'
import { addressOf, landed, openPortal, portalOf, travel } from '../../../../test/open-portal.ts'

describe('a guard', () => {
  /** Opens the portal with a guard that records its requests. */
  async function openGuarded(options: AppOptions = {}) {
    const app = await openPortal(options)
    portalOf(app).open({ section: 'groups' })
    const asked: (() => void)[] = []
    const remove = portalOf(app).guard((go) => void asked.push(go))
    return { app, asked, remove }
  }

  it.each([
    ['opens another place', (app: App) => portalOf(app).open({ section: 'roles' }), 'roles'],
    ['closes', (app: App) => portalOf(app).close(), null],
    ['goes back', (app: App) => travel(app, '/orders?status=open&flag#late'), null],
  ])('holds the portal that %s until it lets it go', async (_, leave, section) => {
    const { app, asked } = await openGuarded()
    leave(app)
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'groups' })
    expect(addressOf(app)).toBe('/orders?status=open&flag&portal=groups#late')
    expect(asked).toHaveLength(1)
    asked[0]?.()
    await landed(app)
    expect(portalOf(app)).toMatchObject({ isOpen: section !== null, section })
  })

  it('a guard holds the way back from a record, and once it lets go, the list is shown in its own entry', async () => {
    const { app, asked } = await openGuarded()
    portalOf(app).open({ section: 'groups', record: '7' })
    asked.pop()?.()
    const before = app.ports.page.history()
    travel(app, '/orders?status=open&flag&portal=groups#late')
    expect(portalOf(app)).toMatchObject({ section: 'groups', record: '7' })
    expect(app.ports.page.history()).toEqual(before)
    asked.pop()?.()
    await landed(app)
    expect(portalOf(app)).toMatchObject({ section: 'groups', record: null })
    expect(app.ports.page.history()).toEqual({ ...before, at: before.at - 1 })
  })

  it('a guard holds a way forward too', async () => {
    const { app, asked } = await openGuarded()
    portalOf(app).open({ section: 'groups', record: '7' })
    asked.pop()?.()
    travel(app, '/orders?status=open&flag&portal=groups#late')
    asked.pop()?.()
    await landed(app)
    travel(app, '/orders?status=open&flag&portal=groups/7#late')
    expect(portalOf(app)).toMatchObject({ record: null })
    asked.pop()?.()
    await landed(app)
    expect(portalOf(app)).toMatchObject({ record: '7' })
  })

  it('a guard that has let a record go holds the next one', async () => {
    const { app, asked } = await openGuarded()
    for (const record of ['7', undefined]) {
      portalOf(app).open({ section: 'groups', record })
      asked.pop()?.()
      await landed(app)
    }
    travel(app, '/orders?status=open&flag#late')
    expect(portalOf(app)).toMatchObject({ isOpen: true, section: 'groups' })
    expect(asked).toHaveLength(1)
  })

  it('a guard is not called for the search of a list, nor for the place that is open', async () => {
    const { app, asked } = await openGuarded()
    app.ports.page.move('/orders?portal=groups&portal.groups.search=x', { replace: true })
    portalOf(app).open({ section: 'groups' })
    expect(asked).toEqual([])
    expect(addressOf(app)).toBe('/orders?portal=groups&portal.groups.search=x')
  })

  it('a guard that releases at once leaves no trace in the history', async () => {
    const app = await openPortal()
    portalOf(app).open({ section: 'groups' })
    portalOf(app).guard((go) => go())
    travel(app, '/orders?status=open&flag#late')
    expect(portalOf(app).isOpen).toBe(false)
    expect(app.ports.page.moves).toHaveLength(1)
  })

  it('a guard is not called after its removal', async () => {
    const { app, asked, remove } = await openGuarded()
    remove()
    portalOf(app).close()
    expect(asked).toEqual([])
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('a guard does not block the application from leaving the page', async () => {
    const { app, asked } = await openGuarded({ adminPortalUrl: '/settings' })
    travel(app, '/orders')
    expect(asked).toEqual([])
    expect(portalOf(app).isOpen).toBe(false)
  })

  it('a guard is called together with every other one', async () => {
    const { app, asked } = await openGuarded()
    const other = vi.fn((go: () => void) => go())
    portalOf(app).guard(other)
    portalOf(app).close()
    expect(other).toHaveBeenCalledOnce()
    expect(asked).toHaveLength(1)
    expect(portalOf(app).isOpen).toBe(true)
  })
})
