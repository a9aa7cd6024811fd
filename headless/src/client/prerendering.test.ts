import { describe, expect, it } from 'vitest'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { clientId, hostedOf } from '../../test/open-hosted.ts'
import { activationFeature } from '../features/activation/index.ts'
import { hosted, hostedLoginFeature } from '../features/hosted-login/index.ts'
import { impersonationFeature } from '../features/impersonation/index.ts'
import { invitationFeature } from '../features/invitation/index.ts'
import { logOutRouteFeature } from '../features/log-out/index.ts'
import { departTo } from '../features/login/internal.ts'
import { magicLinkFeature } from '../features/passwordless/index.ts'
import { resetPasswordFeature } from '../features/reset-password/index.ts'
import { socialLoginFeature } from '../features/social-login/index.ts'
import { ssoFeature } from '../features/sso/index.ts'
import { unlockFeature } from '../features/unlock/index.ts'
import { sessionFeature } from '../session/feature.ts'

const origin = 'http://localhost:5173'
const me = 'admin@acme.test'
const oidcState = btoa('tenantId=acme;attempt=1;')

/** A link that makes a page call the provider by itself. */
interface Doing {
  readonly name: string
  readonly address: string
  /** The first operation that the link causes. */
  readonly operation: string
  readonly look: (app: App) => unknown
  readonly prepare?: (app: App) => void
}

const doings: readonly Doing[] = [
  {
    name: 'a link that activates',
    address: '/account/activate?userId=u&token=t',
    operation: 'getActivationStrategy',
    look: ({ client }) => client.get(activationFeature).subscribe(() => {}),
  },
  {
    name: 'an invitation',
    address: '/account/invitation/accept?userId=u&token=t',
    operation: 'acceptInvitation',
    look: ({ client }) => client.get(invitationFeature).subscribe(() => {}),
  },
  {
    name: 'a link that takes a lock off',
    address: '/account/unlock?token=t',
    operation: 'unlockMe',
    look: ({ client }) => client.get(unlockFeature).subscribe(() => {}),
  },
  {
    name: 'a link that begins to impersonate',
    address: '/impersonate?impersonatedUserId=u&actorToken=t',
    operation: 'impersonateUser',
    look: ({ client }) => client.get(impersonationFeature).subscribe(() => {}),
  },
  {
    name: 'a magic link',
    address: '/account/login/magic-link?token=t',
    operation: 'postLoginPasswordless',
    look: ({ client }) => client.get(magicLinkFeature).subscribe(() => {}),
  },
  {
    name: 'a link that resets a password',
    address: '/account/reset-password?userId=u&token=t',
    operation: 'validatePasswordResetToken',
    look: ({ client }) => client.get(resetPasswordFeature).subscribe(() => {}),
  },
  {
    name: 'the way back from a company’s sign-in',
    address: `/account/oidc/callback?code=c&state=${encodeURIComponent(oidcState)}`,
    operation: 'postLoginOidcV2',
    look: ({ client }) => client.get(ssoFeature).subscribe(() => {}),
    prepare: ({ client }) => departTo(client, `https://id.test/authorize?state=${encodeURIComponent(oidcState)}`),
  },
  {
    name: 'the log-out route',
    address: '/account/logout',
    operation: 'logout',
    look: ({ client }) => client.get(logOutRouteFeature).subscribe(() => {}),
  },
]

/** Opens a page that the browser prerenders. `visit` activates it. */
async function prerender(address: string, prepare: Doing['prepare'] = () => {}) {
  const app = await openApp({ signedInAs: me, address: origin + address, starts: false, logLevel: 'silent' })
  prepare(app)
  return { app, visit: app.ports.page.prerender() }
}

/** Waits until the page has made all calls of its own. */
async function pass(app: App): Promise<void> {
  await until(() => app.called().includes('getMetadata'))
  await app.clock.advance(5000)
}

/** The calls of an operation, without the second one of a call that was refused with 401 and sent again after a renewal. */
function acts({ provider }: App, operation: string) {
  const entries = provider.emulator.journal.entries()
  return entries.filter((entry, at) => {
    const [refused, renewal] = entries.slice(Math.max(at - 2, 0), at)
    const isAgain = refused?.operation === operation && refused.status === 401 && renewal?.operation === 'refreshToken'
    return entry.operation === operation && !isAgain
  })
}

const changing = ({ provider }: App) =>
  provider.emulator.journal
    .entries()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation }) => operation)

describe.each(doings)('a prerendered page: $name', ({ address, operation, look, prepare }) => {
  it('a prerendered page spends no token and signs no user out until visited, then acts once', async () => {
    const { app, visit } = await prerender(address, prepare)
    look(app)
    void app.client.start()
    await pass(app)
    expect(changing(app)).toEqual([])
    expect(app.called()).not.toContain(operation)
    expect(app.ports.page.url()?.href).toBe(origin + address)
    visit()
    await inTime(
      app.clock,
      until(() => app.called().includes(operation)),
    )
    await pass(app)
    expect(acts(app, operation)).toHaveLength(1)
  })

  it('a prerendered page that is disposed sends no request', async () => {
    const { app, visit } = await prerender(address, prepare)
    look(app)
    app.client.dispose()
    visit()
    await app.clock.advance(5000)
    expect(app.called()).toEqual([])
  })
})

describe('a prerendered page', () => {
  it('keeps the attempt of a social sign-in until it is visited', async () => {
    const { app, visit } = await prerender('/account/social/success?code=c&state=s')
    app.client.get(socialLoginFeature).subscribe(() => {})
    await app.clock.advance(1000)
    expect(app.ports.page.moves).toEqual([])
    visit()
    await until(() => app.client.get(socialLoginFeature).getSnapshot().step.name === 'invalid')
  })

  it('keeps the attempt of a hosted sign-in until it is visited', async () => {
    const app = await openApp({
      address: `${origin}/oauth/callback?code=c&state=s`,
      hostedLogin: hosted({ clientId }),
      starts: false,
      logLevel: 'silent',
    })
    const visit = app.ports.page.prerender()
    app.client.get(hostedLoginFeature).subscribe(() => {})
    await app.clock.advance(1000)
    expect(app.ports.page.moves).toEqual([])
    visit()
    await until(() => hostedOf(app).step.name === 'failed')
  })

  it('a prerendered page renews the session only once it is visited, regardless of token requests', async () => {
    const { app, visit } = await prerender('/')
    void app.client.start()
    void app.client.session.getAccessToken()
    await pass(app)
    expect(changing(app)).toEqual([])
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('restoring')
    visit()
    await app.clock.advance(0)
    await until(() => app.client.get(sessionFeature).getSnapshot().user?.email === me)
    expect(changing(app)).toEqual(['refreshToken'])
  })
})
