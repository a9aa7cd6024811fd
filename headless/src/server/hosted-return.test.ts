import { describe, expect, it } from 'vitest'
import { noise } from '../../test/noise.ts'
import { appUrl } from '../../test/open-server.ts'
import { locationOf, openHosted, signInHosted, signInThere } from '../../test/served-hosted.ts'
import type { Verdict } from './types.ts'

describe('a return that cannot be trusted', () => {
  const failed = async ({ response }: Verdict) => [response?.status, await response?.text()]

  it.each([
    ['of another browser', '/oauth/callback?code=x&state=unknown'],
    ['without a state', '/oauth/callback?code=x'],
    ['with nothing', '/oauth/callback'],
  ])('%s shows a page that does not start again by itself', async (_, path) => {
    const { app, browser } = openHosted()
    const [status, html] = await failed(await browser.visit(path))
    expect([status, html]).toEqual([400, expect.stringContaining('href="/account/login"')])
    expect(app.logged.join()).toContain('attempt-unknown')
    expect(browser.cookie()).toBe('')
  })

  it('a hosted return that was used before opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    await opened.browser.visit(back)
    expect((await failed(await opened.browser.visit(back)))[0]).toBe(400)
    expect(opened.app.logged.join()).toContain('attempt-unknown')
  })

  it('a hosted return of another state opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    const state = new URL(back, appUrl).searchParams.get('state') ?? ''
    // The server finds the cookie by the first characters of the state.
    const [status] = await failed(await opened.browser.visit(back.replace(state, `${state.slice(0, 12)}-other`)))
    expect(status).toBe(400)
  })

  it('a hosted return of an attempt that is older than ten minutes opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    await opened.app.clock.advance(601_000)
    expect((await failed(await opened.browser.visit(back)))[0]).toBe(400)
    expect(opened.app.logged.join()).toContain('attempt-unknown')
  })

  it('a hosted return of another issuer opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    expect((await failed(await opened.browser.visit(`${back}&iss=https://evil.test`)))[0]).toBe(400)
  })

  it('a hosted return that the provider refused reports the refusal', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const state = locationOf(response).searchParams.get('state')
    const [status] = await failed(await opened.browser.visit(`/oauth/callback?error=access_denied&state=${state}`))
    expect(status).toBe(400)
    expect(opened.app.logged.join()).toContain('access_denied')
  })

  it('a failed hosted return is answered by the page of the application, if there is one', async () => {
    const failurePage = ({ code }: { code: string }) => new Response(`Own page: ${code}`, { status: 400 })
    const { browser } = openHosted({ failurePage })
    expect(await failed(await browser.visit('/oauth/callback?state=x'))).toEqual([400, 'Own page: attempt-unknown'])
  })

  it('a failed hosted return is answered by a redirect of the application, which no cache keeps', async () => {
    const failurePage = () => Response.redirect('https://app.example.com/oops')
    const { response } = await openHosted({ failurePage }).browser.visit('/oauth/callback?state=x')
    expect([response?.status, locationOf(response).href]).toEqual([302, 'https://app.example.com/oops'])
    expect(response?.headers.get('cache-control')).toContain('no-store')
  })

  it.each(['oauth/logout', 'oauth/authorize', 'OAuth/Logout/'])(
    'a hosted return leads to no call that acts: %s',
    async (end) => {
      const opened = openHosted()
      const { response } = await signInHosted(opened, `/account/login?redirectUrl=/api/frontegg/${end}`)
      expect(locationOf(response).pathname).toBe('/')
    },
  )

  it('a hosted return whose session is too large for cookies reports it, and does not begin again', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    opened.app.provider.emulator.arrange(({ users }) => {
      for (const one of users) one.metadata = JSON.stringify({ note: noise(12_000) })
    })
    const verdict = await opened.browser.visit(back)
    expect((await failed(verdict))[0]).toBe(400)
    expect(opened.app.logged.join()).toContain('session-too-large')
  })

  it('a hosted return of an attempt whose cookie the browser keeps too long opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    const [cookie = ''] = response?.headers.getSetCookie() ?? []
    await opened.app.clock.advance(601_000)
    const request = new Request(appUrl + back, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    const verdict = await opened.app.clock.work(() => opened.app.server.guard(request))
    expect((await failed(verdict))[0]).toBe(400)
    expect(opened.app.logged.join()).toContain('attempt-unknown')
  })

  it('shows no markup of the provider', async () => {
    const opened = openHosted({ routes: { loginUrl: '/in?a="><script>' } })
    const [, html] = await failed(await opened.browser.visit('/oauth/callback'))
    expect(html).toMatch(/href="\/in\?a=&#34;&#62;&#60;script&#62;"/)
    expect(html).not.toContain('<script>')
  })
})
