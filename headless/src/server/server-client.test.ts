import { describe, expect, it } from 'vitest'
import { openServer } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import { session as sessionFeature } from '../session/feature.ts'

async function openSession() {
  const app = openServer()
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  const session = await app.server.sessionOf(browser.cookie())
  if (!session) throw new Error('Nobody is signed in')
  return { app, browser, session }
}

describe('a client of the server', () => {
  it('a server client is signed in as the user, with profile and tenants', async () => {
    const { app, browser, session } = await openSession()
    const client = await app.server.openClient(session)
    expect(client.get(sessionFeature).getSnapshot()).toMatchObject({
      status: 'authenticated',
      user: snapshotOf(browser).user,
      tenants: snapshotOf(browser).tenants,
    })
    expect((await client.api.get('/identity/resources/users/v2/me')).email).toBe('admin@acme.test')
    client.dispose()
  })

  it('renews nothing: that is for the guard', async () => {
    const { app, session } = await openSession()
    const client = await app.server.openClient(session)
    const before = app.called().length
    await app.clock.advance(400_000)
    expect(app.called().slice(before)).not.toContain('refreshToken')
    client.dispose()
  })

  it('shares nothing with that of another request', async () => {
    const { app, session } = await openSession()
    const other = app.openBrowser()
    await signIn(other, 'reader@acme.test')
    const theirs = await app.server.sessionOf(other.cookie())
    if (!theirs) throw new Error('Nobody is signed in')
    const clients = await Promise.all([session, theirs].map(app.server.openClient))
    const emails = clients.map((client) => client.get(sessionFeature).getSnapshot().user?.email)
    expect(emails).toEqual(['admin@acme.test', 'reader@acme.test'])
    for (const client of clients) client.dispose()
  })
})

describe('the state for the browser', () => {
  it('lets the first render know the person, without any token', async () => {
    const { app, session } = await openSession()
    const state = await app.server.stateOf(session)
    const page = app.openBrowser({ state }).client.get(sessionFeature).getSnapshot()
    expect(page).toMatchObject({
      status: 'authenticated',
      user: { email: 'admin@acme.test' },
      tenant: { name: 'Acme' },
    })
    expect(JSON.stringify(state)).not.toContain(session.accessToken)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  it('the state for the browser is accepted only by the client of its name', async () => {
    const { app, session } = await openSession()
    const state = await app.server.stateOf(session, 'admin')
    expect(() => app.openBrowser({ state, name: 'admin' })).not.toThrow()
    expect(() => app.openBrowser({ state })).toThrow('Mismatch in store names')
  })
})
