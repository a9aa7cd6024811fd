import { describe, expect, it } from 'vitest'
import { during } from '../../test/during.ts'
import { appUrl, openServer, type ServedApp } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import { sessionFeature } from '../session/feature.ts'

async function openSession() {
  const app = openServer()
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  // The page reads the flags of the person by itself.
  await browser.client.startUp.loadFlags()
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

  const countOf = async (app: ServedApp, work: () => Promise<unknown>) => {
    const before = app.called().length
    await work()
    return app.called().length - before
  }

  it('the state for the browser costs three calls of the provider, and none more within ten seconds', async () => {
    const { app, session } = await openSession()
    const read = () => Promise.all([app.server.stateOf(session), app.server.stateOf(session, 'admin')])
    expect(await countOf(app, read)).toBe(3)
    await app.clock.advance(9000)
    expect(await countOf(app, read)).toBe(0)
    await app.clock.advance(1000)
    expect(await countOf(app, read)).toBe(3)
  })

  it('the profile of one person is never the state of another', async () => {
    const { app, session } = await openSession()
    const other = app.openBrowser()
    await signIn(other, 'reader@acme.test')
    const theirs = await app.server.sessionOf(other.cookie())
    await app.server.stateOf(session)
    expect(JSON.stringify(theirs && (await app.server.stateOf(theirs)))).toContain('reader@acme.test')
  })

  it('a change by the page or by a client of the server is in the next state', async () => {
    const { app, browser, session } = await openSession()
    const nameNow = async () => JSON.stringify(await app.server.stateOf(session))
    await nameNow()
    await browser.client.api.put('/identity/resources/users/v2/me', { body: { name: 'Ada Lovelace' } })
    expect(await nameNow()).toContain('Ada Lovelace')
    const client = await app.server.openClient(session)
    await client.api.put('/identity/resources/users/v2/me', { body: { name: 'Ada King' } })
    client.dispose()
    expect(await nameNow()).toContain('Ada King')
  })

  it('a profile that could not be read is read again for the next page', async () => {
    const { app, session } = await openSession()
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 403, times: 1 })
    expect(await during(app.clock, app.server.stateOf(session))).toBeUndefined()
    expect(await app.server.stateOf(session)).toBeDefined()
  })
})

describe('a session that is renewed after a change', () => {
  async function openChanged() {
    const opened = await openSession()
    const client = await opened.app.server.openClient(opened.session)
    await client.api.put('/identity/resources/users/v2/me', { body: { name: 'Ada Lovelace' } })
    client.dispose()
    return opened
  }

  it('a session states the former name until it is renewed, and the new one from then on', async () => {
    const { app, browser } = await openChanged()
    const cookie = browser.cookie()
    expect((await app.server.sessionOf(cookie))?.user.name).toBe('Ada Admin')
    const { session, setCookies, cookie: next } = await app.server.renewSession(cookie)
    expect(session?.user.name).toBe('Ada Lovelace')
    expect(setCookies).toHaveLength(2)
    expect((await app.server.sessionOf(next))?.user.name).toBe('Ada Lovelace')
    expect(JSON.stringify(session && (await app.server.stateOf(session)))).toContain('Ada Lovelace')
  })

  it('a renewal after a change does not take the result of one before it', async () => {
    const { app, browser, session } = await openSession()
    const cookie = browser.cookie()
    const former = app.openBrowser({ keepSessionAlive: false })
    for (const pair of cookie.split('; ')) former.jar.take(appUrl, pair)
    const headers = { 'content-type': 'application/json' }
    await former.fetch('/api/frontegg/identity/resources/auth/v1/user/token/refresh', {
      method: 'POST',
      body: '{}',
      headers,
    })
    const client = await app.server.openClient(session)
    await client.api.put('/identity/resources/users/v2/me', { body: { name: 'Ada Lovelace' } })
    client.dispose()
    expect((await app.server.renewSession(cookie)).session?.user.name).toBe('Ada Lovelace')
    expect(app.provider.emulator.snapshot().sessions.filter(({ ended }) => ended === 'reused')).toEqual([])
  })

  it('a session stays as it is if the provider cannot renew it now', async () => {
    const { app, browser } = await openChanged()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', times: 1 })
    const answer = await app.server.renewSession(browser.cookie())
    expect(answer).toMatchObject({ session: { user: { name: 'Ada Admin' } }, isUnreachable: true, setCookies: [] })
    expect(answer.cookie).toBe(browser.cookie())
  })

  it('a session that has ended at the provider cannot be renewed, and its cookies go', async () => {
    const { app, browser } = await openChanged()
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    expect(await app.server.renewSession(browser.cookie())).toMatchObject({ session: null, cookie: null })
    expect((await app.server.renewSession(null)).session).toBeNull()
  })
})
