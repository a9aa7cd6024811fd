import { describe, expect, it } from 'vitest'
import { appUrl, openServer } from '../../test/open-server.ts'
import { post } from '../../test/served-calls.ts'

describe('a call from a page of another origin', () => {
  const login = '/api/frontegg/identity/resources/auth/v1/logout'
  it.each([
    ['names its origin', { origin: 'https://evil.test' }],
    ['is opaque', { origin: 'null' }],
    ['is known by the browser alone', { 'sec-fetch-site': 'cross-site' }],
    ['is on another subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('a cross-origin call is refused before the provider receives it: it %s', async (_, headers) => {
    const app = openServer()
    const answer = await app.server.handle(post(login, { headers }))
    expect([answer.status, (await answer.json()).errorCode]).toEqual([403, 'foreign-origin'])
    expect(app.received).toEqual([])
    expect(app.logged.join()).toContain('allowedOrigins')
  })

  it('a cross-origin call is answered for an allowed origin, with its cookies', async () => {
    const origin = 'https://admin.example.com'
    const app = openServer({ allowedOrigins: [origin] })
    const asked = await app.server.handle(
      new Request(appUrl + login, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'content-type,frontegg-source' },
      }),
    )
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type,frontegg-source')
    const answer = await app.server.handle(post(login, { headers: { origin } }))
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  })

  it('gets no permission otherwise', async () => {
    const app = openServer()
    const asked = await app.server.handle(
      new Request(appUrl + login, { method: 'OPTIONS', headers: { origin: 'https://evil.test' } }),
    )
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it.each([
    ['names a foreign page as its referrer', { referer: 'https://evil.test/page' }, 403],
    ['has a referrer that is no address', { referer: 'evil' }, 403],
    ['is a form without a referrer', { accept: 'text/html,*/*;q=0.8' }, 403],
    ['is a form of its own page', { accept: 'text/html,*/*;q=0.8', referer: `${appUrl}/account` }, 200],
    ['is a script of its own page', { accept: '*/*', referer: `${appUrl}/` }, 200],
  ])(
    'a call of an older browser, which states neither origin nor site, is judged by its page: it %s',
    async (_, headers, status) => {
      const app = openServer()
      const answer = await app.server.handle(post(login, { headers }))
      expect([answer.status, app.received.length > 0]).toEqual([status, status === 200])
    },
  )

  it('a call from outside a browser is answered', async () => {
    const app = openServer()
    expect((await app.server.handle(post(login))).status).toBeLessThan(300)
  })
})

describe('a body', () => {
  it('a body that never ends is refused once it is too large', async () => {
    const app = openServer()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    // Node requires `duplex` for a stream. The types of the platform do not declare it.
    const init: RequestInit & { readonly duplex: 'half' } = { body, duplex: 'half' }
    const answer = await app.server.handle(post('/api/frontegg/identity/resources/auth/v1/user', init))
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(15)
  })

  it('a body of more than ten megabytes is refused', async () => {
    const app = openServer()
    const body = new Uint8Array(10 * 1024 * 1024 + 1)
    const answer = await app.server.handle(post('/api/frontegg/identity/resources/auth/v1/user', { body }))
    expect([answer.status, (await answer.json()).errorCode]).toEqual([413, 'body-too-large'])
    expect(app.received).toEqual([])
  })
})
