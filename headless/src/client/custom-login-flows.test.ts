import { describe, expect, it } from 'vitest'
import {
  activationOf,
  ann,
  goodPassword,
  invitationOf,
  mailedAddress,
  openSignUp,
  signUpOf,
} from '../../test/open-account.ts'
import { type App, type AppOptions, inTime, openApp, readPolicy, until } from '../../test/open-app.ts'
import { openGlobexAdmin } from '../../test/open-globex-admin.ts'
import { activationFeature } from '../features/activation/feature.ts'
import { impersonationFeature } from '../features/impersonation/feature.ts'
import { invitationFeature } from '../features/invitation/feature.ts'
import { sessionFeature } from '../session/feature.ts'
import { loadCustomLogin, signInAddress } from './custom-login.ts'
import { navigateAfterAuth } from './way-back.ts'

const origin = 'http://localhost:5173'
const home = '/acme/home?team=1'

/** Gives every tenant a custom login. */
function giveCustomLogin({ provider }: App): void {
  provider.emulator.arrange(({ tenants }) => {
    for (const { settings } of tenants) settings['applicationUrl'] = origin + home
  })
}

const placeOf = ({ ports }: App) => ports.page.moves.at(-1)?.path

/** Opens the activation link of a new user, whose tenant has a custom login. */
async function openActivation(options: AppOptions = {}): Promise<App> {
  const signedUp = await openSignUp()
  await signUpOf(signedUp).submit(ann)
  giveCustomLogin(signedUp)
  const app = await openApp({ ...options, beside: signedUp, address: mailedAddress(signedUp) })
  app.client.get(activationFeature).subscribe(() => {})
  await until(() => activationOf(app).step.name === 'activatingForm')
  await activationOf(app).submit({ password: goodPassword })
  return app
}

describe('a tenant with a custom login has people go to its application', () => {
  it('an activation redirects to the application of a tenant with a custom login', async () => {
    const app = await openActivation()
    await app.clock.advance(5000)
    await until(() => placeOf(app) === home)
  })

  it('an activation redirects to the application of the tenant at once if the user does not wait', async () => {
    const app = await openActivation()
    activationOf(app).proceed()
    await inTime(
      app.clock,
      until(() => placeOf(app) === home),
    )
  })

  it('the custom login route of the client overrides that of the provider after an activation', async () => {
    const app = await openActivation({ routes: { customLoginAuthenticatedUrl: '/ours' } })
    await app.clock.advance(5000)
    await until(() => placeOf(app) === '/ours')
  })

  it('a sign-up redirects to the application of a tenant with a custom login', async () => {
    const { app: desk, post } = await openGlobexAdmin()
    const invite = { expiresInMinutes: 60, shouldSendEmail: false, roleIds: [] }
    const { token } = await post('/tenants/invites/v2/user', invite)
    giveCustomLogin(desk)
    const address = `${origin}/account/sign-up?invitationToken=${token}`
    const app = await openSignUp({ allowsUnverified: true }, { beside: desk, address })
    await signUpOf(app).submit({ ...ann, password: goodPassword })
    expect(signUpOf(app).step).toMatchObject({ name: 'SignUpSuccess', next: 'application' })
    await app.clock.advance(200)
    await until(() => placeOf(app) === home)
  })

  it('an accepted invitation redirects to the application of a tenant with a custom login', async () => {
    const { app: desk, post } = await openGlobexAdmin('link')
    await post('/users/v2', { email: 'reader@acme.test', provider: 'local', roleIds: [] })
    giveCustomLogin(desk)
    const app = await openApp({ beside: desk, address: mailedAddress(desk), signedInAs: 'reader@acme.test' })
    app.client.get(invitationFeature).subscribe(() => {})
    await until(() => invitationOf(app).step.name === 'success')
    navigateAfterAuth(app.client)
    expect(placeOf(app)).toBe(home)
  })

  it('an impersonation reloads the page at the application of a tenant with a custom login', async () => {
    const desk = await openApp()
    giveCustomLogin(desk)
    const { emulator } = desk.provider
    const id = emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')?.id ?? ''
    const query = new URLSearchParams({ impersonatedUserId: id, actorToken: emulator.actorToken('admin@acme.test') })
    const app = await openApp({ beside: desk, address: `${origin}/account/impersonate?${query}` })
    app.client.get(impersonationFeature).subscribe(() => {})
    await until(() => app.client.get(sessionFeature).getSnapshot().user?.email === 'reader@acme.test')
    await app.clock.advance(1000)
    await until(() => app.ports.page.opened.length > 0)
    expect(app.ports.page.opened).toEqual([origin + home])
  })
})

describe('a tenant with a custom login that the page names', () => {
  it('the sign-in address of a tenant that the page names includes its custom login query', async () => {
    const app = await openApp({ starts: false, tenantResolver: () => 'acme' })
    giveCustomLogin(app)
    await readPolicy(app)
    expect(signInAddress(app.client)).toBe('/account/login?team=1')
    expect(signInAddress(app.client, '?redirectUrl=%2Fx')).toBe('/account/login?team=1&redirectUrl=%2Fx')
  })

  it.each([
    ['its alias', 'acme', 'acme'],
    ['its id, if it has no alias', undefined, null],
  ])('a request for the public settings of a tenant names it by %s', async (_, alias, expected) => {
    const app = await openApp({ starts: false, signedInAs: 'reader@acme.test' })
    giveCustomLogin(app)
    app.provider.emulator.arrange(({ tenants: [acme] }) => {
      if (acme && alias === undefined) delete acme.alias
    })
    app.provider.emulator.faults.add({ operation: 'getAccountSettings', kind: 'status', status: 403 })
    await app.client.start()
    await until(() => app.client.get(sessionFeature).getSnapshot().user !== null)
    const { tenant } = app.client.get(sessionFeature).getSnapshot()
    await loadCustomLogin(app.client, new AbortController().signal)
    const [read] = app.sent('/account-settings/v1/public')
    expect(read?.headers.get('frontegg-login-alias')).toBe(expected ?? tenant?.tenantId)
  })
})
