import { describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import {
  comeBack,
  hostedOf,
  me,
  openHosted,
  origin,
  sessionOf,
  signIn,
  signInThere,
  times,
} from '../../../test/open-hosted.ts'
import { redirectToSignIn } from '../../client/redirect-to-sign-in.ts'
import { memoryOf } from './memory.ts'

const hour = 3_600_000
const offsets = [10 / 60, 1, 48, -48].map((hours) => [hours, hours * hour] as const)

describe.each(offsets)('a page clock that is wrong by %s hours', (_, offset) => {
  it('signs people in, and renews the session', async () => {
    const app = await openHosted()
    app.provider.emulator.advance(-offset)
    const back = await signIn(app)
    expect(sessionOf(back)).toMatchObject({ status: 'authenticated', user: { email: me } })
    const exchanges = times(back, 'exchangeOAuthToken')
    await back.clock.advance(240_000)
    await until(() => times(back, 'exchangeOAuthToken') === exchanges + 1)
    expect(sessionOf(back).status).toBe('authenticated')
  })

  it('a sign-in succeeds if the page clock is set while the user is at the provider', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const address = await signInThere(app)
    app.clock.jump(offset)
    app.provider.emulator.advance(-offset)
    const back = await comeBack(app, address)
    await until(() => hostedOf(back).step.name === 'success')
    expect(sessionOf(back).user?.email).toBe(me)
  })

  it('a session is renewed after the page clock is corrected during it', async () => {
    const app = await signIn(await openHosted())
    app.clock.jump(offset)
    app.provider.emulator.advance(-offset)
    expect((await app.client.session.refresh()).ok).toBe(true)
    expect(sessionOf(app).status).toBe('authenticated')
  })
})

describe('a clock that is set back', () => {
  it('a clock that is set back does not prevent the redirect to the provider', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.client.dispose()
    app.clock.jump(-48 * hour)
    const back = await openHosted({ beside: app, sameBrowser: true })
    redirectToSignIn(back.client)
    await until(() => back.ports.page.opened.length === 1)
    expect(back.ports.page.url()?.pathname).toBe('/reports')
  })
})

describe('a renewal whose id token cannot be trusted', () => {
  it('spends no refresh token twice, and heals once the keys can be read again', async () => {
    const app = await signIn(await openHosted())
    const silent = times(app, 'authorizeSilently')
    memoryOf(app.client).keys = { list: [], readAt: app.clock.elapsed() }
    expect((await app.client.session.refresh()).ok).toBe(false)
    expect(sessionOf(app)).toMatchObject({ status: 'stale', user: { email: me } })
    await app.clock.advance(61_000)
    await until(() => sessionOf(app).status === 'authenticated')
    expect(times(app, 'authorizeSilently')).toBe(silent)
  })

  it('ends the session if no other token can be had', async () => {
    const algorithms = ['RS256']
    const app = await openHosted({ signedInAs: me, address: `${origin}/` }, { algorithms })
    expect(sessionOf(app).status).toBe('authenticated')
    algorithms[0] = 'ES256'
    expect(await app.client.session.refresh()).toEqual({ ok: true, value: 'unauthenticated' })
  })
})
