import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, readPolicy, until } from '../../test/open-app.ts'
import { givePassword, loginOf, openLogin } from '../../test/open-login.ts'
import { startUpFeature } from '../startup/feature.ts'
import { redirectToSignIn } from './redirect-to-sign-in.ts'

const origin = 'http://localhost:5173'
const administrator = 'admin@acme.test'

/** Opens an application whose tenants have a custom login at `applicationUrl`. */
async function open(applicationUrl: string, options: AppOptions = {}) {
  const app = await openLogin({ starts: false, ...options })
  app.provider.emulator.arrange(({ tenants }) => {
    for (const { settings } of tenants) settings['applicationUrl'] = applicationUrl
  })
  await app.client.start()
  await until(() => app.client.get(startUpFeature).getSnapshot().calls.loadPolicy.status === 'succeeded')
  return app
}

/** Signs in. Returns the places that the page was sent to. */
async function place(app: Awaited<ReturnType<typeof open>>, email = administrator) {
  await givePassword(app, email)
  await until(() => loginOf(app).step.name === 'success')
  await app.clock.advance(200)
  await until(() => app.ports.page.moves.length + app.ports.page.opened.length > 0)
  return { path: app.ports.page.moves.at(-1)?.path, opened: app.ports.page.opened }
}

describe('a tenant with a custom login', () => {
  it.each([administrator, 'reader@acme.test'])(
    'a custom login redirects %s to the application of the tenant after sign-in',
    async (email) => {
      const app = await open(`${origin}/acme/home?team=1`)
      expect(await place(app, email)).toEqual({ path: '/acme/home?team=1', opened: [] })
    },
  )

  it('sends only its own people there', async () => {
    const app = await open(`${origin}/acme/home`)
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { name, settings } of tenants) settings['applicationUrl'] = `${origin}/${name}/home`
    })
    expect((await place(app)).path).toBe('/Acme/home')
  })

  it('a custom login redirects to another origin if that origin is allowed', async () => {
    const app = await open('https://acme.example.com/home', { allowedOrigins: ['https://acme.example.com'] })
    expect(await place(app)).toEqual({ path: undefined, opened: ['https://acme.example.com/home'] })
  })

  it('a custom login redirects to the same path on this origin if the other is not allowed', async () => {
    const app = await open('https://acme.example.com/home?team=1')
    expect(await place(app)).toEqual({ path: '/home?team=1', opened: [] })
  })

  it('a redirectUrl in the address overrides the custom login of the tenant', async () => {
    const app = await open(`${origin}/acme/home`, { address: `${origin}/account/login?redirectUrl=%2Freports` })
    expect((await place(app)).path).toBe('/reports')
  })

  it('the route of the client overrides the custom login address of the provider', async () => {
    const app = await open(`${origin}/acme/home`, { routes: { customLoginAuthenticatedUrl: '/ours' } })
    expect((await place(app)).path).toBe('/ours')
  })

  it('unreadable custom login settings do not block the sign-in', async () => {
    const app = await open(`${origin}/acme/home`, { logLevel: 'silent' })
    for (const operation of ['getAccountSettings', 'getPublicAccountSettings']) {
      app.provider.emulator.faults.add({ operation, kind: 'status', status: 404 })
    }
    expect((await place(app)).path).toBe('/')
  })

  it('the account settings are requested only if the tenant has a custom login', async () => {
    const app = await openLogin()
    await givePassword(app, administrator)
    await until(() => loginOf(app).step.name === 'success')
    expect(app.called().filter((one) => one.endsWith('AccountSettings'))).toEqual([])
  })
})

describe('a tenant that the page names', () => {
  const named = { tenantResolver: () => 'acme', address: `${origin}/reports` }
  const address = `${origin}/acme/home?team=1`

  it('a signed-out user is redirected to the login with the query of the named tenant', async () => {
    const app = await open(address, named)
    redirectToSignIn(app.client)
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
    expect(Object.fromEntries(app.ports.page.url()?.searchParams ?? [])).toEqual({ team: '1', redirectUrl: '/reports' })
  })

  it('a tenant that the page names has its own main login method', async () => {
    const app = await openApp({ starts: false, ...named })
    app.provider.emulator.arrange(({ tenants, security }) => {
      for (const { settings } of tenants) settings['applicationUrl'] = address
      security.mainStrategy = 'Code'
    })
    app.provider.emulator.faults.add({
      operation: 'getPublicConfiguration',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ authStrategy: 'EmailAndPassword', allowSignups: true }),
    })
    await readPolicy(app)
    expect(app.client.get(startUpFeature).getSnapshot().policy.configuration?.authStrategy).toBe('Code')
  })

  it('the settings of a named tenant are read before sign-in, and a provider failure is recorded by name', async () => {
    const app = await openApp({ starts: false, ...named, logLevel: 'silent' })
    app.provider.emulator.faults.add({ operation: 'getPublicAccountSettings', kind: 'status', status: 500 })
    const read = app.client.startUp.loadPolicy()
    await app.clock.advance(5000)
    await read
    expect(app.client.get(startUpFeature).getSnapshot().failedRequests).toHaveProperty('LOAD_CUSTOM_LOGIN_ROUTES')
  })

  it('a custom login is neither requested nor applied if the page names no tenant', async () => {
    const app = await open(address, { address: `${origin}/reports` })
    redirectToSignIn(app.client)
    expect(app.ports.page.moves).toEqual([{ path: '/account/login?redirectUrl=%2Freports', replace: true }])
    expect(app.called()).not.toContain('getPublicAccountSettings')
  })
})
