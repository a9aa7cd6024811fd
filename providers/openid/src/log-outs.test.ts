import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { issuerUrl, openFakeIssuer } from '../test/fake-issuer.ts'
import { appUrl, codeOf, openApplication } from '../test/open-application.ts'
import { openId } from './open-id.ts'

const me = `${appUrl}/api/frontegg/identity/resources/users/v2/me`
const now = () => Math.floor(Date.now() / 1000)

function logOut(logoutToken: string): Request {
  const body = new URLSearchParams({ logout_token: logoutToken })
  return new Request(`${appUrl}/api/frontegg/oauth/backchannel-logout`, { method: 'POST', body })
}

describe('a log-out of the issuer', () => {
  it('that arrives late takes nothing back from one that was sent after it', async () => {
    const issuer = await openFakeIssuer()
    const { provider } = openApplication(issuer)
    const [first, second] = [now() - 60, now()]
    for (const iat of [second, first])
      expect((await provider(logOut(await issuer.logOutToken({ sub: 'ada', iat })))).status).toBe(200)
    expect(await provider.hasEnded({ sub: 'ada', auth_time: now() - 30 })).toBe(true)
    expect(await provider.hasEnded({ sub: 'ada', auth_time: now() + 1 })).toBe(false)
  })

  it('ends no session of another issuer that shares the store and the id of the application', async () => {
    const store = mapStore()
    const [one, other] = [await openFakeIssuer(), await openFakeIssuer()]
    const { provider } = openApplication(one, { store })
    const foreign = openId({ issuer: 'https://other.example.com', clientId: 'lantern', store, fetch: other.fetch })
    for (const claims of [{ sub: 'ada' }, { sid: 'a-session' }]) await provider(logOut(await one.logOutToken(claims)))
    expect(await provider.hasEnded({ sub: 'ada', sid: 'a-session', iat: 1 })).toBe(true)
    expect(await foreign.hasEnded({ sub: 'ada', sid: 'a-session', iat: 1 })).toBe(false)
  })

  it('counts for as long as a browser can keep the session', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    await app.provider(logOut(await issuer.logOutToken({ sid: 'a-session' })))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await app.server.renewSession(app.cookie())).session).toBeNull()
    expect(issuer.forms).toHaveLength(1)
  })

  it.each([
    ['are not there', () => new Response(null, { status: 404 })],
    ['are a page', () => new Response('<html>')],
    ['are no list', () => Response.json({ keys: 7 })],
    ['are elsewhere', () => Response.redirect('https://evil.test/', 302)],
  ])('is asked for again if the keys %s, and no person is refused', async (_, answer) => {
    const issuer = await openFakeIssuer({ answers: { '/keys': answer } })
    const app = openApplication(issuer)
    const token = await issuer.logOutToken({ sub: 'ada' })
    const refused = await app.provider(logOut(token))
    expect([refused.status, (await refused.json()).errorCode]).toEqual([503, 'ER-OPENID-UNREACHABLE'])
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.provider(new Request(me, { headers }))).status).toBe(503)
    issuer.settings.answers = {}
    expect((await app.provider(logOut(token))).status).toBe(200)
  })

  it('opens nothing as a bearer', async () => {
    const issuer = await openFakeIssuer()
    const { provider } = openApplication(issuer)
    const headers = { authorization: `Bearer ${await issuer.logOutToken({ sub: 'ada' })}` }
    expect((await provider(new Request(me, { headers }))).status).toBe(401)
  })
})

it('a store that does not answer delays no page for long', async () => {
  const silent = () => new Promise<never>(() => {})
  const faults: string[] = []
  const onError = (thrown: unknown) => void faults.push(codeOf(thrown))
  const { fetch } = await openFakeIssuer()
  const provider = openId({
    issuer: issuerUrl,
    clientId: 'lantern',
    store: { get: silent, set: silent },
    fetch,
    onError,
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const found = vi.fn()
  void provider.hasEnded({ sub: 'ada' }).then(found)
  await vi.advanceTimersByTimeAsync(2000)
  expect(found).toHaveBeenCalledWith(false)
  expect(faults).toHaveLength(1)
})

it('an onError that rejects ends no process', async () => {
  const rejections = vi.fn()
  process.on('unhandledRejection', rejections)
  onTestFinished(() => void process.off('unhandledRejection', rejections))
  const onError = () => Promise.reject(new Error('the log is full'))
  const store = { get: () => Promise.reject(new Error('down')), set: () => Promise.reject(new Error('down')) }
  expect(await openId({ issuer: issuerUrl, clientId: 'lantern', store, onError }).hasEnded({ sub: 'a' })).toBe(false)
  await new Promise(setImmediate)
  expect(rejections).not.toHaveBeenCalled()
})

function mapStore() {
  const kept = new Map<string, string>()
  return {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, text: string) => void kept.set(key, text),
  }
}
