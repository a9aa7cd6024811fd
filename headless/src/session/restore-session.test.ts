import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, inTime, openApp, until } from '../../test/open-app.ts'
import { sessionFeature } from './feature.ts'

const me = 'admin@acme.test'
const snapshot = ({ client }: App) => client.get(sessionFeature).getSnapshot()
const refreshes = ({ called }: App) => called().filter((operation) => operation === 'refreshToken').length

/** Opens the next visit in the same browser. */
function reopened(app: App, options: AppOptions = {}): Promise<App> {
  app.client.dispose()
  return openApp({ beside: app, sameBrowser: true, hasTabs: true, ...options })
}

describe('a first visit', () => {
  it('asks for a session of another application, another subdomain or a server', async () => {
    const app = await openApp({ signedInAs: me })
    expect(snapshot(app).user?.email).toBe(me)
  })

  it('asks for none if sessions begin here alone, and knows at once that no user is signed in', async () => {
    const app = await openApp({ restoreSession: 'seen', hasTabs: true })
    expect([snapshot(app).status, refreshes(app)]).toEqual(['unauthenticated', 0])
  })

  it.each([
    [true, 'authenticated', 1],
    [false, 'unauthenticated', 0],
  ] as const)(
    'a first visit requests a renewal only if the application expects a session: %s',
    async (mayBe, status, times) => {
      const app = await openApp({ signedInAs: me, restoreSession: () => mayBe })
      expect([snapshot(app).status, refreshes(app)]).toEqual([status, times])
    },
  )

  it('a first visit requests a renewal if refresh() is called', async () => {
    const app = await openApp({ signedInAs: me, restoreSession: 'seen' })
    await app.client.session.refresh()
    expect(snapshot(app).user?.email).toBe(me)
  })

  it('leaves nothing behind that keeps other tabs from their session', async () => {
    const other = await openApp({ signedInAs: me, hasTabs: true })
    await openApp({ beside: other, sameBrowser: true, restoreSession: () => false })
    await other.clock.advance(1000)
    expect(snapshot(other).status).toBe('authenticated')
  })
})

describe('a later visit', () => {
  it('restores the session that was seen', async () => {
    const app = await openApp({ restoreSession: 'seen', hasTabs: true })
    app.browser.signIn(me)
    await inTime(app.clock, app.client.session.refresh())
    const next = await reopened(app, { restoreSession: 'seen' })
    expect(snapshot(next).user?.email).toBe(me)
  })

  it('asks for none after a log-out', async () => {
    const app = await openApp({ signedInAs: me, hasTabs: true })
    await inTime(app.clock, app.client.session.logOut())
    const before = refreshes(app)
    const next = await reopened(app, { restoreSession: 'seen' })
    expect([snapshot(next).status, refreshes(next)]).toEqual(['unauthenticated', before])
  })

  it('a later visit still sends the provider a log-out that is owed', async () => {
    const app = await openApp({ signedInAs: me, hasTabs: true })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 1 })
    await inTime(app.clock, app.client.session.logOut())
    const next = await reopened(app, { restoreSession: 'seen' })
    await until(() => snapshot(next).status === 'unauthenticated')
    expect(next.called().filter((operation) => operation === 'logout')).toHaveLength(2)
  })
})
