import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { openServer, type ServedApp } from '../../test/open-server.ts'
import { mePath, serverBefore } from '../../test/served-calls.ts'

const httpsUrl = 'https://app.example.com'
const json = { 'content-type': 'application/json' }
const auth = `${httpsUrl}/api/frontegg/identity/resources/auth/v1`
const namesOf = (setCookies: readonly string[]) => setCookies.map((text) => text.split('=')[0] ?? '')
const isRemoval = (text: string) => text.includes('Max-Age=0')

/** Signs in at a server. Returns its `Set-Cookie` headers, and the `Cookie` header of them. */
async function signInAt({ server, clock }: Pick<ServedApp, 'server' | 'clock'>, email = 'admin@acme.test') {
  const body = JSON.stringify({ email, password: demoPassword })
  const request = new Request(`${auth}/user`, { method: 'POST', headers: json, body })
  const setCookies = (await clock.work(() => server.handle(request))).headers.getSetCookie()
  return { setCookies, cookie: setCookies.map((text) => text.split(';')[0]).join('; ') }
}

async function openSecurePage() {
  const app = openServer({ appUrl: httpsUrl })
  return { app, ...(await signInAt(app)) }
}

const former = (cookie: string) => cookie.replaceAll('__Host-', '')

describe('the names of cookies', () => {
  it('every cookie of an https address without a domain has the __Host- prefix', async () => {
    const { app, setCookies, cookie } = await openSecurePage()
    expect(setCookies.length).toBeGreaterThan(1)
    for (const text of setCookies) {
      expect(text).toMatch(/^__Host-fe_/)
      expect(text).toMatch(/; Path=\/;/)
      expect(text).toMatch(/; Secure/)
      expect(text).not.toMatch(/domain=/i)
    }
    expect((await app.server.sessionOf(cookie))?.user.email).toBe('admin@acme.test')
  })

  it('a cookie of the provider that lacks Secure gets it with the prefix', async () => {
    const headers = { 'set-cookie': 'fe_refresh_x=1; HttpOnly' }
    const { server } = serverBefore(() => new Response('{}', { headers }), { appUrl: httpsUrl })
    const answer = await server.handle(new Request(httpsUrl + mePath))
    expect(answer.headers.getSetCookie()).toEqual(['__Host-fe_refresh_x=1; Path=/; HttpOnly; Secure'])
  })

  it.each([
    ['with a domain', { appUrl: httpsUrl, cookie: { domain: 'example.com' } }],
    ['of http', { appUrl: 'http://app.example.com' }],
  ])('a cookie %s keeps its name', async (_, options) => {
    const headers = { 'set-cookie': 'fe_refresh_x=1; HttpOnly' }
    const { server } = serverBefore(() => new Response('{}', { headers }), options)
    const answer = await server.handle(new Request(httpsUrl + mePath))
    expect(namesOf(answer.headers.getSetCookie())).toEqual(['fe_refresh_x'])
  })

  it('the provider receives its cookies by their own names', async () => {
    const { app, cookie } = await openSecurePage()
    await app.clock.advance(301_000)
    const { session } = await app.clock.work(() => app.server.renew(cookie))
    expect(session?.user.email).toBe('admin@acme.test')
    const sent = app.received.filter(({ url }) => url.includes('refresh')).at(-1)
    expect(sent?.headers.get('cookie')).toMatch(/^fe_refresh_\w+=[^;]+$/)
  })

  it('the former names are read for a while, and removed at the next renewal', async () => {
    const { app, cookie } = await openSecurePage()
    expect((await app.server.sessionOf(former(cookie)))?.user.email).toBe('admin@acme.test')
    await app.clock.advance(301_000)
    const { session, setCookies, cookie: next } = await app.clock.work(() => app.server.renew(former(cookie)))
    expect(session?.user.email).toBe('admin@acme.test')
    expect(namesOf(setCookies.filter((text) => !isRemoval(text)))).toEqual([
      expect.stringMatching(/^__Host-fe_refresh_/),
      expect.stringMatching(/^__Host-fe_session-/),
    ])
    const gone = namesOf(setCookies.filter(isRemoval))
    expect(gone.sort()).toEqual(namesOf(former(cookie).split('; ')).sort())
    expect(next).not.toMatch(/(?:^|; )fe_/)
  })

  it('a log-out removes the cookies of both names', async () => {
    const { app, cookie } = await openSecurePage()
    const both = `${cookie}; ${former(cookie)}`
    const answer = await app.clock.work(() =>
      app.server.handle(
        new Request(`${auth}/logout`, {
          method: 'POST',
          body: '{}',
          headers: { ...json, cookie: both },
        }),
      ),
    )
    const gone = namesOf(answer.headers.getSetCookie().filter(isRemoval))
    expect([...new Set(gone)].sort()).toEqual(namesOf(both.split('; ')).sort())
  })

  it('a cookie of the former name changes nothing beside one with the prefix', async () => {
    const mine = await openSecurePage()
    const server = mine.app.serve({ appUrl: 'http://app.example.com' })
    const { cookie } = await signInAt({ server, clock: mine.app.clock }, 'reader@acme.test')
    expect((await mine.app.server.sessionOf(cookie))?.user.email).toBe('reader@acme.test')
    for (const header of [`${cookie}; ${mine.cookie}`, `${mine.cookie}; ${cookie}`]) {
      expect((await mine.app.server.sessionOf(header))?.user.email).toBe('admin@acme.test')
    }
  })

  it('the former names are read no longer after the middle of 2027', async () => {
    const { app, cookie } = await openSecurePage()
    await app.clock.advance(Date.UTC(2027, 6, 1) - app.clock.now())
    const calls = app.received.length
    expect((await app.server.renew(former(cookie))).session).toBeNull()
    expect(app.received.length).toBe(calls)
  })
})

describe('session cookies of any client', () => {
  it.each([
    'fe_session-other',
    'fe_session',
    'fe_session-b6adfe4cd6954c04b95f3ec9fd0c6cca',
    'fe_session-x ',
    'fe_session-y-1',
  ])('the provider sets no cookie named %j', async (name) => {
    const headers = { 'set-cookie': `${name}=1; Path=/` }
    for (const appUrl of ['http://localhost:3000', httpsUrl]) {
      const { server } = serverBefore(() => new Response('{}', { headers }), { appUrl })
      expect((await server.handle(new Request(appUrl + mePath))).headers.getSetCookie()).toEqual([])
    }
  })

  it.each(['fe_session-other', 'fe_session-other-1', '__Host-fe_session-other'])(
    'the provider receives no cookie named %s',
    async (name) => {
      const headers = { cookie: `${name}=1; fe_device_x=1` }
      const { server, asked } = serverBefore(() => new Response('{}'), { appUrl: httpsUrl })
      await server.handle(new Request(httpsUrl + mePath, { headers }))
      expect(asked[0]?.headers.get('cookie')).toBe('fe_device_x=1')
    },
  )

  it('session cookies of a name of the application are its own, for any client', async () => {
    const headers = { cookie: 'fe_lantern-other=1; fe_device_x=1' }
    const answered = { 'set-cookie': 'fe_lantern-other=1' }
    const options = { cookie: { name: 'fe_lantern' } }
    const { server, asked } = serverBefore(() => new Response('{}', { headers: answered }), options)
    const answer = await server.handle(new Request(`http://localhost:3000${mePath}`, { headers }))
    expect(asked[0]?.headers.get('cookie')).toBe('fe_device_x=1')
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
