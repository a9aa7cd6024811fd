import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../test/open-app.ts'
import { sessionFeature } from './feature.ts'

const statusOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status
const isDone = ({ client }: App) => !client.get(sessionFeature).getSnapshot().isPending
const refreshes = (app: App) => app.called().filter((operation) => operation === 'refreshToken').length

/** The time until the demo's token is renewed, in seconds: 80 % of five minutes. */
const ahead = 240

describe('a refresh ahead of the end', () => {
  it('comes once, however often the session was refreshed before', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    for (let time = 0; time < 3; time++) await app.client.session.refresh()
    await app.clock.advance(1000 * ahead)
    await until(() => refreshes(app) === 5 && isDone(app))
    await app.clock.advance(1000)
    expect(refreshes(app)).toBe(5)
  })

  it('comes again and again', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    for (let time = 2; time < 5; time++) {
      await app.clock.advance(1000 * ahead)
      await until(() => refreshes(app) === time && isDone(app))
    }
    expect(statusOf(app)).toBe('authenticated')
  })

  it('a refresh ahead of expiry does not happen if the session is renewed on demand', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', keepSessionAlive: false })
    await app.clock.advance(10_000 * ahead)
    expect([refreshes(app), statusOf(app)]).toEqual([1, 'authenticated'])
  })

  it('a refresh ahead of expiry does not happen after a log-out', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    await app.client.session.logOut()
    await app.clock.advance(10_000 * ahead)
    expect(refreshes(app)).toBe(1)
  })
})

describe('a page that wakes', () => {
  it('gets a new token where its own has ended meanwhile', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', keepSessionAlive: false })
    await app.clock.advance(301_000)
    app.ports.page.wake()
    await until(() => refreshes(app) === 2)
  })

  it('a page that wakes sends no refresh while its token is valid, or if no user is signed in', async () => {
    const one = await openApp({ signedInAs: 'admin@acme.test' })
    const other = await openApp()
    for (const app of [one, other]) {
      app.ports.page.wake()
      await app.clock.advance(1000)
      expect(refreshes(app)).toBe(1)
    }
  })
})

describe('after failures', () => {
  it('there is one next try, at the time of the last', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', times: 3 })
    for (let time = 0; time < 3; time++) await app.client.session.refresh()
    await app.clock.advance(3999)
    expect(refreshes(app)).toBe(4)
    await app.clock.advance(1)
    await until(() => statusOf(app) === 'authenticated')
    expect(refreshes(app)).toBe(5)
  })

  it('the wait begins short again once a refresh went well', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const drop = () => app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', times: 1 })
    for (let time = 0; time < 3; time++) {
      drop()
      await app.client.session.refresh()
    }
    await app.client.session.refresh()
    drop()
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('stale')
    await app.clock.advance(1000)
    await until(() => statusOf(app) === 'authenticated')
  })

  it('a token that is asked for is the one there is while it is good', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const token = await app.client.session.getAccessToken()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    await app.client.session.refresh()
    expect(await app.client.session.getAccessToken()).toBe(token)
  })

  it('an access token that cannot be renewed is an error, not a signed-out user', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', keepSessionAlive: false })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    const asking = app.client.session.getAccessToken({ forceRefresh: true })
    await expect(asking).rejects.toMatchObject({ code: 'network' })
  })
})

describe('a sign-in that is not understood', () => {
  const accept = ({ client }: App) => client.session.accept({ otcToken: 'x' }, { signal: new AbortController().signal })

  it('a sign-in that is not understood requests no refresh if no user was signed in', async () => {
    const app = await openApp()
    await accept(app)
    await app.clock.advance(1000)
    expect(refreshes(app)).toBe(1)
  })
})

describe('a new token', () => {
  it('a new access token is fetched on demand although the old one is valid', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const token = await app.client.session.getAccessToken()
    await app.clock.advance(1000)
    expect(await app.client.session.getAccessToken({ forceRefresh: true })).not.toBe(token)
  })

  it('a new access token is fetched if the old one would not last long enough', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const token = await app.client.session.getAccessToken()
    await app.clock.advance(1000)
    expect(await app.client.session.getAccessToken({ minTtl: 298 })).toBe(token)
    expect(await app.client.session.getAccessToken({ minTtl: 300 })).not.toBe(token)
  })
})
