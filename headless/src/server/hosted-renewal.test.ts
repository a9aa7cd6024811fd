import { describe, expect, it } from 'vitest'
import { inTime } from '../../test/open-app.ts'
import { appUrl } from '../../test/open-server.ts'
import { me, openHosted, signInHosted } from '../../test/served-hosted.ts'
import { snapshotOf } from '../../test/served-sign-in.ts'
import { sessionFeature } from '../session/feature.ts'
import type { ServerOptions } from './types.ts'

type Answer = Record<string, unknown>

/** Opens an application whose provider changes each token answer, and keeps its own refresh tokens in order. */
async function openBehind(
  change: (answer: Answer, isRenewal: boolean) => Answer,
  options: Partial<ServerOptions> = {},
) {
  const opened = openHosted({ issuer: 'http://localhost:4400' })
  const direct = opened.app.options.ports?.fetch ?? fetch
  const bearers: (string | null)[] = []
  let newest = ''
  let opaque = ''
  let behind = ''
  const changing: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    bearers.push(request.headers.get('authorization'))
    if (opaque && request.headers.get('authorization') === `Bearer ${opaque}`) {
      request.headers.set('authorization', `Bearer ${behind}`)
      return direct(request)
    }
    if (!request.url.endsWith('/oauth/token')) return direct(input, init)
    const sent = JSON.parse(await request.text())
    const isRenewal = sent.grant_type === 'refresh_token'
    const answer = await direct(input, {
      ...init,
      body: JSON.stringify({ ...sent, ...(isRenewal && { refresh_token: newest }) }),
    })
    const body = await answer.json()
    newest = body.refresh_token ?? newest
    behind = body.id_token ?? behind
    return Response.json(change(body, isRenewal), { status: answer.status })
  }
  const server = opened.app.serve({ ...options, ports: { ...opened.app.options.ports, fetch: changing } })
  const visit = opened.browser.visit
  const app = { ...opened.app, server }
  const browser = { ...opened.browser, visit: (path: string) => visit(path, { server }) }
  await signInHosted({ ...opened, app, browser })
  const renewals = () => opened.app.called().filter((one) => one === 'exchangeOAuthToken').length - 1
  /** The provider accepts this access token from now on. */
  const believe = (token: string) => {
    opaque = token
  }
  return { ...opened, app, browser, bearers, renewals, believe }
}

const withoutIdToken = ({ id_token: _, ...answer }: Answer, isRenewal: boolean): Answer =>
  isRenewal ? { ...answer, access_token: 'opaque-and-new' } : { ...answer, id_token: _ }

describe('a renewal without an id token', () => {
  it.each([false, true])(
    'keeps the person, and calls carry the new access token, with secureJwt %s',
    async (secureJwt) => {
      const opened = await openBehind(withoutIdToken, { secureJwt })
      for (let turn = 1; turn <= 3; turn++) {
        await opened.app.clock.advance(301_000)
        const verdict = await opened.browser.visit('/reports')
        expect(verdict).toMatchObject({ response: null, session: { user: { email: me } } })
        const session = await opened.app.server.sessionOf(opened.browser.cookie())
        expect(session?.accessToken).toBe('opaque-and-new')
        expect(session?.expiresAt).toBeGreaterThan(opened.app.clock.now())
        expect(opened.renewals()).toBe(turn)
      }
    },
  )

  it.each([false, true])(
    'the page gets the token that states the person, and the server adds the other, with secureJwt %s',
    async (secureJwt) => {
      const { app, browser, bearers } = await openBehind(withoutIdToken, { secureJwt })
      const post = new Request(`${appUrl}/api/frontegg/identity/resources/auth/v1/user/token/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: appUrl, cookie: browser.cookie() },
        body: '{}',
      })
      const answer = await app.server.handle(post)
      for (const text of answer.headers.getSetCookie()) browser.jar.take(appUrl, text)
      const { accessToken } = await answer.json()
      expect(JSON.parse(atob(accessToken.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).email).toBe(me)
      const headers = { authorization: `Bearer ${accessToken}`, cookie: browser.cookie() }
      await app.server.handle(new Request(`${appUrl}/api/frontegg/identity/resources/users/v2/me`, { headers }))
      expect(bearers.at(-1)).toBe('Bearer opaque-and-new')
    },
  )
})

it('an opaque access token is sent with calls, and the id token states the person', async () => {
  const opaque = (answer: Answer) => ({ ...answer, access_token: 'opaque' })
  const { app, browser } = await openBehind(opaque, { bearer: 'access_token' })
  expect(await app.server.sessionOf(browser.cookie())).toMatchObject({ user: { email: me }, accessToken: 'opaque' })
})

it.each([false, true])('a client of the server sends an opaque access token, with secureJwt %s', async (secureJwt) => {
  const opaque = (answer: Answer) => ({ ...answer, access_token: 'opaque' })
  const { app, browser, bearers, believe } = await openBehind(opaque, { bearer: 'access_token', secureJwt })
  const session = await app.server.sessionOf(browser.cookie())
  if (!session) throw new Error('Nobody is signed in')
  believe('opaque')
  const before = bearers.length
  const state = await app.server.stateOf(session)
  const client = await app.server.openClient(session)
  expect((await client.api.get('/identity/resources/users/v2/me')).email).toBe(me)
  expect(client.get(sessionFeature).getSnapshot()).toMatchObject({ status: 'authenticated', user: { email: me } })
  client.dispose()
  expect(new Set(bearers.slice(before).filter(Boolean))).toEqual(new Set(['Bearer opaque']))
  expect(JSON.stringify(state)).toContain(me)
  expect(app.logged.join()).not.toContain('gets no state')
})

it('an id token that the provider did not sign states nobody', async () => {
  const forged = (answer: Answer) => ({ ...answer, access_token: 'opaque', id_token: `${answer['id_token']}x` })
  const { app, browser } = await openBehind(forged, { bearer: 'access_token' })
  expect(await app.server.sessionOf(browser.cookie())).toBeNull()
})

describe('a refresh token that the provider does not replace', () => {
  const same = (answer: Answer) => ({ ...answer, refresh_token: 'always the same' })
  const none = ({ refresh_token: _, ...answer }: Answer, isRenewal: boolean): Answer =>
    isRenewal ? answer : { ...answer, refresh_token: 'the first' }

  it.each([
    ['is answered again', same],
    ['is left out', none],
  ])('renews for as long as the provider accepts it, if it %s', async (_, change) => {
    const opened = await openBehind(change)
    for (let turn = 1; turn <= 3; turn++) {
      await opened.app.clock.advance(301_000)
      expect(await opened.browser.visit('/reports')).toMatchObject({ session: { user: { email: me } } })
      expect(opened.renewals()).toBe(turn)
    }
  })

  it.each([
    ['is answered again', same],
    ['is left out', none],
  ])('a forced renewal seconds after another gets a new token, if it %s', async (_, change) => {
    const { app, browser, renewals } = await openBehind(change)
    await app.server.renewSession(browser.cookie())
    const before = renewals()
    await app.clock.advance(4000)
    const ask = () =>
      app.server.handle(
        new Request(`${appUrl}/api/frontegg/identity/resources/auth/v1/user/token/refresh`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: appUrl, cookie: browser.cookie() },
          body: '{}',
        }),
      )
    const [one, two] = await Promise.all([ask(), ask()])
    expect([one.status, two.status, renewals() - before]).toEqual([200, 200, 1])
  })
})

it('a page of hosted login stays signed in after such renewals', async () => {
  const opened = await openBehind((answer) => answer)
  const { client } = opened.browser
  await inTime(opened.app.clock, client.start())
  expect(snapshotOf(opened.browser).user?.email).toBe(me)
})
