import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, inTime, openApp, until } from '../../../test/open-app.ts'
import { navigateAfterAuth } from '../../client/index.ts'
import { keepAlive } from '../../core/slice.ts'
import { sessionFeature } from '../../session/feature.ts'
import { leaveToLogOut } from '../step-up/page.ts'
import { logOutRouteFeature } from './feature.ts'

const address = 'http://localhost:5173/account/logout'

const open = (options: AppOptions = {}) => openApp({ signedInAs: 'admin@acme.test', address, ...options })

const routeOf = ({ client }: App) => client.get(logOutRouteFeature).getSnapshot()
const show = ({ client }: App) => client.get(logOutRouteFeature).subscribe(() => {})
const isOut = ({ client }: App) => client.get(sessionFeature).getSnapshot().status === 'unauthenticated'
const isLeft = ({ clock, ports: { page } }: App, times = 1) =>
  inTime(
    clock,
    until(() => page.opened.length === times),
  )

describe('the log-out route', () => {
  it('ends the session here and at the provider', async () => {
    const app = await open()
    show(app)
    await until(() => isOut(app))
    await until(() => app.called().includes('logout'))
    const [own] = app.provider.emulator.snapshot().sessions
    expect(own?.ended).toBe('logged out')
  })

  it('leaves for the login, as a whole page, 500 ms later', async () => {
    const app = await open()
    show(app)
    await until(() => app.called().includes('logout'))
    await app.clock.advance(499)
    expect(routeOf(app).step).toEqual({ name: 'loggingOut' })
    expect(app.ports.page.opened).toEqual([])
    await app.clock.advance(1)
    expect(routeOf(app).step).toEqual({ name: 'loggedOut' })
    expect(app.ports.page.opened).toEqual(['http://localhost:5173/account/login'])
    expect(app.ports.page.moves).toEqual([])
  })

  it('leaves even if the provider cannot be reached', async () => {
    const app = await open({ timeout: 1000 })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop' })
    show(app)
    await isLeft(app)
    expect(isOut(app)).toBe(true)
  })

  it('the log-out route does not fail if the user is already signed out', async () => {
    const app = await openApp({ address })
    show(app)
    await isLeft(app)
    expect(routeOf(app)).toMatchObject({ step: { name: 'loggedOut' }, error: null })
  })

  it('drops a way in that was to be set up at the next sign-in', async () => {
    const app = await open()
    app.ports.storage.local.set('register-quick-login', 'SmsCode')
    show(app)
    await until(() => isOut(app))
    expect(app.ports.storage.local.get('register-quick-login')).toBeNull()
  })

  it.each([
    [null, 'http://localhost:5173/account/login'],
    ['true', 'http://localhost:5173/account/login?maxAge=60&redirectUrl=%2Fteam'],
  ])('keeps its query only where a step-up is due: %s', async (pending, login) => {
    const app = await open({ address: `${address}?maxAge=60&redirectUrl=%2Fteam` })
    app.ports.storage.local.set('SHOULD_STEP_UP', pending)
    show(app)
    await isLeft(app)
    expect(app.ports.page.opened).toEqual([login])
  })

  it('keeps the query of a step-up that failed, which goes on after the next sign-in', async () => {
    const app = await open({ address: 'http://localhost:5173/account/step-up?maxAge=60&tenantId=acme' })
    leaveToLogOut(app.client)
    expect(app.ports.page.url()?.href).toBe(`${address}?maxAge=60&tenantId=acme`)
    show(app)
    await isLeft(app)
    expect(app.ports.page.opened).toEqual(['http://localhost:5173/account/login?maxAge=60&tenantId=acme'])
    const after = await openApp({ beside: app, sameBrowser: true, address: app.ports.page.opened[0] ?? '' })
    after.browser.signIn('admin@acme.test')
    await after.client.session.refresh()
    navigateAfterAuth(after.client)
    expect(after.ports.page.moves.at(-1)?.path).toBe('/account/step-up?maxAge=60')
  })

  it('the log-out route can be left for the login at once', async () => {
    const app = await open()
    show(app)
    routeOf(app).continueToLogin()
    expect(app.ports.page.opened).toEqual(['http://localhost:5173/account/login'])
  })

  it('begins again when it is looked at again', async () => {
    const app = await open()
    const leave = show(app)
    await isLeft(app)
    leave()
    await app.clock.advance(keepAlive)
    show(app)
    expect(routeOf(app).step).toEqual({ name: 'loggingOut' })
    await isLeft(app, 2)
  })
})
