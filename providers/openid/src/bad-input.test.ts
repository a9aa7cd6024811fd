import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientId, type FakeIssuer, issuerUrl, openFakeIssuer } from '../test/fake-issuer.ts'
import { appUrl, codeOf, openApplication } from '../test/open-application.ts'
import { openId } from './open-id.ts'

const authorize = '/frontegg/oauth/authorize?state=s'
const me = '/frontegg/identity/resources/users/v2/me'
const renewal = '/frontegg/identity/resources/auth/v1/user/token/refresh'
const discovery = '/.well-known/openid-configuration'
const code = async (answer: Response) => [answer.status, (await answer.clone().json()).errorCode]
const cut = () => Promise.reject(new TypeError('fetch failed'))
const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))
const huge = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)) }))
const silent = () => new Promise<never>(() => {})

describe('an issuer that cannot be used', () => {
  it.each([
    'http://id.example.com',
    'ftp://id.example.com',
    'id.example.com',
    '',
    'https://id.example.com/?a=b',
    'javascript:1',
  ])('is refused by its address: %j', (issuer) => {
    expect(codeThrown(() => openId({ issuer, clientId }))).toBe('ER-OPENID-ISSUER')
  })

  it.each([
    'http://localhost:8080/realms/acme',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'https://id.example.com',
  ])('is not %s', (issuer) => {
    expect(openId({ issuer, clientId }).issuer).toBe(issuer)
  })

  it('an application without an id, or with a key and no secret, is refused', () => {
    expect(codeThrown(() => openId({ issuer: issuerUrl, clientId: '' }))).toBe('ER-OPENID-CLIENT-ID')
    expect(codeThrown(() => openId({ issuer: issuerUrl, clientId, clientKey: { kty: 'EC' } }))).toBe('ER-OPENID-SECRET')
  })
})

describe('a document that lies or fails', () => {
  it.each<[string, Partial<FakeIssuer['settings']>, string]>([
    ['is of another issuer', { document: { issuer: 'https://evil.test' } }, 'ER-OPENID-DISCOVERY'],
    ['writes its issuer in another way', { document: { issuer: `${issuerUrl}/../acme` } }, 'ER-OPENID-DISCOVERY'],
    ['has no issuer', { document: { issuer: undefined } }, 'ER-OPENID-DISCOVERY'],
    [
      'leads to http',
      { document: { authorization_endpoint: 'http://id.example.com/authorize' } },
      'ER-OPENID-DISCOVERY',
    ],
    ['leads to a script', { document: { authorization_endpoint: 'javascript:alert(1)' } }, 'ER-OPENID-DISCOVERY'],
    ['has keys at no address', { document: { jwks_uri: 7 } }, 'ER-OPENID-DISCOVERY'],
    ['has no token endpoint', { document: { token_endpoint: undefined } }, 'ER-OPENID-DISCOVERY'],
    ['is a list', { answers: { [discovery]: () => Response.json([]) } }, 'ER-OPENID-DISCOVERY'],
    ['is a page', { answers: { [discovery]: () => new Response('<html>') } }, 'ER-OPENID-DISCOVERY'],
    ['is missing', { answers: { [discovery]: () => new Response(null, { status: 404 }) } }, 'ER-OPENID-DISCOVERY'],
    [
      'is somewhere else',
      { answers: { [discovery]: () => Response.redirect('https://evil.test/', 302) } },
      'ER-OPENID-ANSWER',
    ],
    ['has no end', { answers: { [discovery]: huge } }, 'ER-OPENID-ANSWER'],
    ['does not arrive whole in time', { answers: { [discovery]: endless } }, 'ER-OPENID-UNREACHABLE'],
    ['does not arrive in time', { answers: { [discovery]: silent } }, 'ER-OPENID-UNREACHABLE'],
    ['is a failure', { answers: { [discovery]: () => new Response(null, { status: 500 }) } }, 'ER-OPENID-UNREACHABLE'],
    ['cannot be reached', { answers: { [discovery]: cut } }, 'ER-OPENID-UNREACHABLE'],
  ])('begins no sign-in if it %s', async (_, settings, expected) => {
    const issuer = await openFakeIssuer(settings)
    const app = openApplication(issuer, { timeout: 100 })
    const answer = await app.call(authorize)
    expect(await code(answer)).toEqual([expected === 'ER-OPENID-UNREACHABLE' ? 503 : 502, expected])
    expect(answer.headers.has('location')).toBe(false)
    expect(app.faults).toEqual([expected])
    expect(issuer.calls).toEqual([`GET ${discovery}`])
    issuer.settings.document = {}
    issuer.settings.answers = {}
    expect((await app.call(authorize)).status).toBe(302)
  })

  it('is read once for all calls that come at once, then once an hour, and counts on in an outage', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await Promise.all([app.call(authorize), app.call(authorize), app.call(authorize)])
    await app.call(authorize)
    expect(issuer.calls).toEqual([`GET ${discovery}`])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 })
    onTestFinished(() => void vi.useRealTimers())
    issuer.settings.answers = { [discovery]: cut }
    expect((await app.call(authorize)).status).toBe(302)
    expect((await app.call(authorize)).status).toBe(302)
    expect(issuer.calls).toHaveLength(2)
  })
})

describe('an issuer that fails at a step', () => {
  it.each([
    ['is down', cut, 503, 'ER-OPENID-UNREACHABLE'],
    ['answers 503', () => new Response(null, { status: 503 }), 503, 'ER-OPENID-UNREACHABLE'],
    ['has too much to do', () => new Response(null, { status: 429 }), 503, 'ER-OPENID-UNREACHABLE'],
    ['is too slow', silent, 503, 'ER-OPENID-UNREACHABLE'],
    ['redirects', () => Response.redirect('https://evil.test/', 307), 502, 'ER-OPENID-ANSWER'],
    ['answers a page', () => new Response('<html>'), 502, 'ER-OPENID-ANSWER'],
    ['answers 400 with a page', () => new Response('<html>', { status: 400 }), 502, 'ER-OPENID-ANSWER'],
    ['answers without end', huge, 502, 'ER-OPENID-ANSWER'],
    ['answers no access token', () => Response.json({ token_type: 'Bearer' }), 502, 'ER-OPENID-ANSWER'],
    [
      'does not know the secret',
      () => Response.json({ error: 'invalid_client' }, { status: 401 }),
      502,
      'ER-OPENID-CLIENT',
    ],
    [
      'does not know the grant',
      () => Response.json({ error: 'unauthorized_client' }, { status: 400 }),
      502,
      'ER-OPENID-CLIENT',
    ],
  ])(
    'the session goes on if the token endpoint %s, and is renewed afterwards',
    async (_, answers, status, expected) => {
      const issuer = await openFakeIssuer()
      const app = openApplication(issuer, { timeout: 100 })
      await app.signIn()
      issuer.settings.answers = { '/token': answers }
      const before = issuer.calls.length
      expect(await code(await app.call(renewal, { method: 'POST', body: '{}' }))).toEqual([status, expected])
      expect(issuer.calls.length - before).toBe(1)
      expect(app.faults).toEqual([expected])
      expect(await app.server.renewSession(app.cookie())).toMatchObject({
        session: { user: { id: 'ada' } },
        isUnreachable: true,
      })
      issuer.settings.answers = {}
      expect((await app.call(renewal, { method: 'POST', body: '{}' })).status).toBe(200)
    },
  )

  it.each([
    ['/token', 'ER-OPENID-UNREACHABLE'],
    ['/keys', 'keys-unreachable'],
  ])('a sign-in that fails at %s shows one page, and begins anew by the person alone', async (step, expected) => {
    const issuer = await openFakeIssuer({ answers: { [step]: cut } })
    const failures: string[] = []
    const failurePage = ({ code: failed }: { readonly code: string }) => {
      failures.push(failed)
      return new Response(null, { status: 400 })
    }
    const app = openApplication(issuer, {}, { failurePage })
    await expect(app.signIn()).rejects.toThrow('400')
    expect(failures).toEqual([expected])
    expect(issuer.calls.filter((one) => one.endsWith(step))).toHaveLength(1)
    issuer.settings.answers = {}
    await app.signIn()
    expect(await app.visit('/reports')).toBeNull()
  })

  it('the session goes on if the keys or the person cannot be read', async () => {
    const issuer = await openFakeIssuer({ answers: { '/userinfo': cut } })
    const app = openApplication(issuer, {}, { bearer: 'access_token' })
    await app.signIn()
    expect(await code(await app.call(me))).toEqual([503, 'ER-OPENID-UNREACHABLE'])
    issuer.settings.answers = {
      '/userinfo': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    }
    expect(await code(await app.call(me))).toEqual([502, 'ER-OPENID-ANSWER'])
    expect(await app.server.sessionOf(app.cookie())).not.toBeNull()
    issuer.settings.answers = {}
    expect((await app.call(me)).status).toBe(200)
  })

  it('a log-out leads back if the issuer is down, and the session has ended here', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    issuer.settings.answers = { '/revoke': cut }
    await app.visit('/account/logout')
    expect(app.faults).toEqual(['ER-OPENID-UNREACHABLE'])
    expect(await app.server.sessionOf(app.cookie())).toBeNull()
    const down = openApplication(await openFakeIssuer({ answers: { [discovery]: cut } }))
    const led = await down.call(`/frontegg/oauth/logout?post_logout_redirect_uri=${appUrl}/`)
    expect(led.headers.get('location')).toBe(`${appUrl}/`)
  })

  it('a log-out of the issuer is asked for again if its keys cannot be read', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    issuer.settings.answers = { '/keys': cut }
    const other = openApplication(issuer)
    const send = async () =>
      other.provider(
        new Request(`${appUrl}/api/frontegg/oauth/backchannel-logout`, {
          method: 'POST',
          body: new URLSearchParams({ logout_token: await issuer.logOutToken({ sid: 'a-session' }) }),
        }),
      )
    expect(await code(await send())).toEqual([503, 'ER-OPENID-UNREACHABLE'])
    issuer.settings.answers = {}
    expect((await send()).status).toBe(200)
  })

  it('a store that fails ends no session', async () => {
    const store = { get: () => Promise.reject(new Error('down')), set: () => Promise.reject(new Error('down')) }
    const app = openApplication(await openFakeIssuer(), { store })
    await app.signIn()
    expect(await app.server.sessionOf(app.cookie())).not.toBeNull()
    expect(app.faults).toContain('Error: down')
  })
})

describe('keys, clocks and audiences', () => {
  it('a sign-in after the keys have changed is good', async () => {
    const issuer = await openFakeIssuer()
    await openApplication(issuer).signIn()
    await issuer.rotateKeys()
    const app = openApplication(issuer)
    await app.signIn()
    expect((await app.call(me)).status).toBe(200)
  })

  it('an audience may be a list', async () => {
    const issuer = await openFakeIssuer({ claims: { aud: [clientId, 'another'], azp: clientId } })
    const app = openApplication(issuer)
    await app.signIn()
    expect((await app.call(me)).status).toBe(200)
  })

  it.each([
    ['another application', { aud: 'another' }],
    ['several, and not this one', { aud: ['another', 'third'] }],
    ['another issuer', { iss: 'https://evil.test' }],
  ])('an identity token for %s signs nobody in', async (_, claims) => {
    const app = openApplication(await openFakeIssuer({ claims }))
    await expect(app.signIn()).rejects.toThrow('400')
    expect(app.faults).toEqual(['ER-OPENID-ANSWER'])
    expect(await app.server.sessionOf(app.cookie())).toBeNull()
  })

  it('a clock that is ten minutes behind that of the issuer disturbs nothing', async () => {
    const app = openApplication(await openFakeIssuer({ clock: 600 }))
    await app.signIn()
    expect((await app.call(me)).status).toBe(200)
  })

  it('a clock that is ten minutes ahead of that of the issuer is named, and a session goes on', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    issuer.settings.clock = -600
    expect(await code(await app.call(renewal, { method: 'POST', body: '{}' }))).toEqual([502, 'ER-OPENID-CLOCK'])
    expect(await app.server.sessionOf(app.cookie())).not.toBeNull()
    await expect(openApplication(issuer).signIn()).rejects.toThrow('400')
  })

  it.each([
    'opaque',
    'a.b.c',
    `${btoa('{"alg":"none"}')}.${btoa(`{"iss":"${issuerUrl}","aud":"${clientId}","sub":"ada"}`)}.`,
  ])('a bearer that is none opens nothing: %s', async (token) => {
    const { provider } = openApplication(await openFakeIssuer())
    const answer = await provider(new Request(`${appUrl}/api${me}`, { headers: { authorization: `Bearer ${token}` } }))
    expect(answer.status).toBe(401)
  })

  it('a body that is no request for tokens is refused', async () => {
    const issuer = await openFakeIssuer()
    const { provider } = openApplication(issuer, { clientSecret: 'x' })
    for (const body of [
      '{}',
      '{"grant_type":7}',
      '{"grant_type":"password"}',
      '{"grant_type":"authorization_code","code":[]}',
      '[]',
    ]) {
      const sent = body.replace('{', '{"client_secret":"x",').replace(',}', '}')
      const answer = await provider(
        new Request(`${appUrl}/api/frontegg/oauth/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sent,
        }),
      )
      expect(await code(answer)).toEqual([400, 'ER-REQUEST-INVALID'])
    }
    expect(issuer.forms).toEqual([])
  })
})

function codeThrown(work: () => unknown): string {
  try {
    work()
  } catch (thrown) {
    return codeOf(thrown)
  }
  return 'nothing was thrown'
}
