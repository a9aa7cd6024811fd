import { describe, expect, it } from 'vitest'
import { appUrl } from '../../test/open-server.ts'
import { post, serverBefore } from '../../test/served-calls.ts'
import { openHosted, signInHosted } from '../../test/served-hosted.ts'

const logOut = '/api/frontegg/oauth/logout'
const cookie = 'fe_refresh_x=1'
const gone = (answer: Response) => answer.headers.getSetCookie().filter((text) => text.includes('Max-Age=0')).length
const others = ['image', 'script', 'style', 'iframe', 'frame', 'embed', 'object', 'video', 'font', 'empty', 'manifest']
const sites = ['same-origin', 'same-site', 'cross-site', 'none']

async function get(path: string, headers: Readonly<Record<string, string>>, method = 'GET') {
  const { server, asked } = serverBefore(() => Response.json({}))
  const answer = await server.handle(new Request(appUrl + path, { method, headers: { cookie, ...headers } }))
  return { answer, asked }
}

describe('a log-out by GET', () => {
  it.each(others)('a log-out by GET is refused if it is not for a document, of whichever site: %s', async (dest) => {
    for (const site of sites) {
      const { answer, asked } = await get(logOut, { 'sec-fetch-dest': dest, 'sec-fetch-site': site })
      expect([answer.status, (await answer.json()).errorCode, gone(answer)]).toEqual([403, 'not-a-document', 0])
      expect(asked).toEqual([])
    }
  })

  it.each(['same-origin', 'cross-site', 'none'])(
    'a log-out by GET is answered for a window of the site %s',
    async (site) => {
      const { answer } = await get(logOut, { 'sec-fetch-dest': 'document', 'sec-fetch-site': site })
      expect([answer.status, gone(answer)]).toEqual([200, 1])
    },
  )

  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])('a log-out by GET is refused for a prefetch of the document: %j', async (headers) => {
    const { answer } = await get(logOut, {
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'same-origin',
      ...headers,
    })
    expect([answer.status, gone(answer)]).toEqual([403, 0])
  })

  it.each([
    '/api/frontegg/oauth/logout/',
    '/api/frontegg/oauth/Logout',
    '/api/frontegg/OAUTH/LOGOUT',
    '/api/frontegg/oauth/logout;a=1',
    '/api/frontegg/oauth/logout%20',
    '/api/frontegg/oauth/logout?x=1',
    '/api/frontegg/oauth/log%6fut',
    '/api/frontegg/oauth/%6Cogout',
    '/api/frontegg/oauth/%256cogout',
    '/api/frontegg/oauth/%25%36%63ogout',
    '/api/frontegg/identity/resources/auth/v1/logout',
    '/api/frontegg/oauth/authorize?client_id=x',
    '/api/frontegg/oauth/Authorize',
    '/api/frontegg/identity/resources/auth/v2/user/sso/default/google/prelogin',
  ])('a picture reaches no path that acts, however it is written: %s', async (path) => {
    const { answer, asked } = await get(path, { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' })
    expect([answer.status >= 403, asked.length, gone(answer)]).toEqual([true, 0, 0])
  })

  it('a HEAD request of a page ends nothing', async () => {
    const { answer } = await get(logOut, { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 'HEAD')
    expect([answer.status, gone(answer)]).toEqual([403, 0])
  })

  it.each([
    ['a window of an older browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 200, 1],
    ['a server', {}, 200, 1],
    ['a picture of an older browser', { accept: 'image/png,image/*;q=0.8,*/*;q=0.5' }, 403, 0],
    ['a script of an older browser', { accept: '*/*' }, 403, 0],
  ] as const)(
    'a log-out by GET without Sec-Fetch headers is decided by its Accept: %s',
    async (_, headers, status, count) => {
      const { answer } = await get(logOut, headers)
      expect([answer.status, gone(answer)]).toEqual([status, count])
    },
  )

  it('pictures and calls of every other path are answered', async () => {
    for (const path of ['/api/frontegg/x/logout-history', '/api/frontegg/flags', '/api/frontegg/team/me/image']) {
      const { answer } = await get(path, { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' })
      expect(answer.status).toBe(200)
    }
  })
})

describe('the return of an identity provider', () => {
  it.each([
    ['document', 200],
    ['iframe', 403],
    ['empty', 403],
    ['image', 403],
  ])('the return of an identity provider replaces a session for a window alone: %s', async (dest, status) => {
    const { server } = serverBefore(() => Response.json({}))
    const headers = { origin: 'https://idp.test', 'sec-fetch-dest': dest, 'sec-fetch-site': 'cross-site' }
    const answer = await server.handle(post('/api/frontegg/saml/callback', { headers }))
    expect(answer.status).toBe(status)
  })
})

describe('a log-out by POST', () => {
  it.each([
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 403, 0],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 403, 0],
    [{ origin: 'null', 'sec-fetch-dest': 'document' }, 403, 0],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }, 403, 0],
    [{ origin: appUrl, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, 200, 1],
    [{ origin: appUrl, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, 200, 1],
  ] as const)(
    'a log-out by POST is of the application’s own pages alone, also as a form in a window: %j',
    async (headers, status, count) => {
      for (const path of [logOut, '/api/frontegg/identity/resources/auth/v1/logout']) {
        const { server } = serverBefore(() => Response.json({}))
        const answer = await server.handle(post(path, { headers }))
        expect([answer.status, gone(answer)]).toEqual([status, count])
      }
    },
  )
})

describe('the routes of hosted login', () => {
  it.each(others)('the routes of hosted login act for no %s, of whichever site', async (dest) => {
    const opened = openHosted()
    await signInHosted(opened)
    const before = opened.browser.cookie()
    for (const site of sites) {
      for (const path of ['/account/login', '/account/logout', '/oauth/callback?state=x']) {
        const headers = { 'sec-fetch-dest': dest, 'sec-fetch-site': site }
        expect((await opened.browser.visit(path, { headers })).response).toBeNull()
      }
    }
    expect(opened.browser.cookie()).toBe(before)
  })

  it('the routes of hosted login act without Sec-Fetch headers only if the request accepts a page', async () => {
    const opened = openHosted()
    await signInHosted(opened)
    expect((await opened.browser.visit('/account/logout', { headers: { accept: 'image/*' } })).response).toBeNull()
    const { response } = await opened.browser.visit('/account/logout', { headers: { accept: 'text/html' } })
    expect(response?.status).toBe(307)
  })
})
