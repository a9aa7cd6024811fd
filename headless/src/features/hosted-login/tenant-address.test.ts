import { describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import {
  comeBack,
  hostedOf,
  leftFor,
  openHosted,
  origin,
  sessionOf,
  signIn,
  signInThere,
} from '../../../test/open-hosted.ts'

describe('a tenant with a custom login', () => {
  /** Opens an application with hosted login, whose tenants have a custom login. */
  async function openCustom(options: Parameters<typeof openHosted>[0] = {}) {
    const app = await openHosted({ starts: false, ...options })
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { settings } of tenants) settings['applicationUrl'] = `${origin}/acme/home?team=1&size=a b`
    })
    return app
  }

  it('the query of a custom login is on the callback page and in the exchange', async () => {
    const app = await openCustom({ tenantResolver: () => 'acme' })
    await hostedOf(app).signIn()
    expect(leftFor(app).searchParams.get('redirect_uri')).toBe(`${origin}/oauth/callback?team=1&size=a%20b`)
    const address = await signInThere(app)
    expect(address.searchParams.get('team')).toBe('1')
    const back = await comeBack(app, address)
    await until(() => sessionOf(back).user !== null)
  })

  it('adds its query to that of the page that people come back to', async () => {
    const routes = { hostedLoginRedirectUrl: '/oauth/callback?app=console' }
    const app = await openCustom({ tenantResolver: () => 'acme', routes })
    await hostedOf(app).signIn()
    const query = 'app=console&team=1&size=a%20b'
    expect(leftFor(app).searchParams.get('redirect_uri')).toBe(`${origin}/oauth/callback?${query}`)
  })

  it('leaves the address as it is where the page names no tenant', async () => {
    const app = await openCustom()
    await hostedOf(app).signIn()
    expect(leftFor(app).searchParams.get('redirect_uri')).toBe(`${origin}/oauth/callback`)
  })

  it('a signed-in user is redirected to the application of a tenant with a custom login', async () => {
    const app = await openCustom({ address: `${origin}/account/login` })
    const back = await signIn(app)
    await until(() => back.ports.page.moves.at(-1)?.path !== '/oauth/callback')
    expect(back.ports.page.moves.at(-1)?.path).toBe('/acme/home?team=1&size=a%20b')
  })

  it('a custom login that cannot be read does not block the sign-in', async () => {
    const app = await openCustom({ tenantResolver: () => 'acme', logLevel: 'silent' })
    app.provider.emulator.faults.add({ operation: 'getPublicAccountSettings', kind: 'status', status: 404 })
    await hostedOf(app).signIn()
    expect(leftFor(app).searchParams.get('redirect_uri')).toBe(`${origin}/oauth/callback`)
  })
})
