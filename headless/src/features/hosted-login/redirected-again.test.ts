import { describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import { comeBack, hostedOf, leftFor, me, openHosted, sessionOf, signInThere } from '../../../test/open-hosted.ts'
import { redirectToSignIn } from '../../client/redirect-to-sign-in.ts'
import { hostedOnServer } from './hosted-on-server.ts'

describe('the guard against redirects in a circle', () => {
  it('a user who has signed in is redirected again at once, after the session has ended elsewhere', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    const back = await comeBack(app, await signInThere(app))
    await until(() => hostedOf(back).step.name === 'success')
    back.client.dispose()
    back.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    const next = await openHosted({ beside: back, sameBrowser: true })
    redirectToSignIn(next.client)
    await until(() => next.ports.page.opened.length === 1)
    expect(leftFor(next).pathname).toBe('/frontegg/oauth/authorize')
  })

  it.each([
    ['the page', {}],
    ['the server of the application', { hostedLogin: hostedOnServer() }],
  ])('a session that a reload restores ends the time without a redirect, if %s signs in', async (_, options) => {
    const app = await openHosted(options)
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.browser.signIn(me)
    app.client.dispose()
    const back = await openHosted({ ...options, beside: app, sameBrowser: true })
    await until(() => sessionOf(back).user !== null)
    back.client.dispose()
    back.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    const next = await openHosted({ ...options, beside: back, sameBrowser: true })
    redirectToSignIn(next.client)
    await until(() => next.ports.page.opened.length === 1)
  })
})
