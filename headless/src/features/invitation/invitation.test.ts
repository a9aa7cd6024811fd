import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { invitationOf, mailedAddress, mailedCode, origin } from '../../../test/open-account.ts'
import { type App, type AppOptions, openApp, until } from '../../../test/open-app.ts'
import { openGlobexAdmin } from '../../../test/open-globex-admin.ts'
import { clientId } from '../../../test/open-hosted.ts'
import { errorOf, loginOf } from '../../../test/open-login.ts'
import { sessionFeature } from '../../session/feature.ts'
import { hosted } from '../hosted-login/index.ts'
import { invitationFeature } from './feature.ts'

const sam = 'reader@acme.test'

/** Opens the mailed invitation to Globex as the invited user. */
async function openMail(activation: 'link' | 'code' = 'link', options: AppOptions = {}) {
  const { app, post } = await openGlobexAdmin(activation)
  await post('/users/v2', { email: sam, provider: 'local', roleIds: [] })
  return openAt(app, mailedAddress(app), options)
}

/** Opens the invite link of Globex. */
async function openInvite(options: AppOptions = {}, path = '/account/login') {
  const { app, post } = await openGlobexAdmin()
  const { token } = await post('/tenants/invites/v2/user', {
    expiresInMinutes: 60,
    shouldSendEmail: false,
    roleIds: [],
  })
  return openAt(app, `${origin}${path}?invitationToken=${token}`, options)
}

async function openAt(beside: App, address: string, options: AppOptions = {}): Promise<App> {
  const app = await openApp({ beside, address, ...options })
  app.client.get(invitationFeature).subscribe(() => {})
  await until(() => invitationOf(app).calls.begin.status !== 'pending')
  return app
}

const tenantsOf = ({ provider }: App) =>
  provider.emulator.snapshot().users.find(({ email }) => email === sam)?.memberships.length

describe('an invitation by link', () => {
  it('an invitation by link is accepted', async () => {
    const app = await openMail()
    expect(invitationOf(app).step).toEqual({ name: 'success' })
    expect(tenantsOf(app)).toBe(2)
  })

  it('an invitation by link is accepted once: a reload finds no token to spend', async () => {
    const app = await openMail()
    const again = await openAt(app, app.ports.page.url()?.href ?? '')
    expect(invitationOf(again).step).toEqual({ name: 'invalid' })
    expect(app.called().filter((name) => name === 'acceptInvitation')).toHaveLength(1)
  })

  it.each(['?token=x', '?userId=x', ''])(
    'an invitation link with the query %j is invalid, without a request',
    async (query) => {
      const app = await openAt((await openGlobexAdmin()).app, `${origin}/account/invitation/accept${query}`)
      expect(invitationOf(app).step).toEqual({ name: 'invalid' })
      expect(app.called()).not.toContain('acceptInvitation')
    },
  )

  it('an invitation link that the provider refuses has failed and is removed from the address', async () => {
    const app = await openAt((await openGlobexAdmin()).app, `${origin}/account/invitation/accept?userId=x&token=y`)
    expect(invitationOf(app)).toMatchObject({
      step: { name: 'failed', canRetry: false },
      error: { code: 'ER-INVITATION-INVALID' },
    })
    expect(app.ports.page.url()?.search).toBe('')
  })

  it.each([
    ['could not be reached', { kind: 'drop' }],
    ['was asked too often', { kind: 'status', status: 429 }],
    ['was too slow', { kind: 'status', status: 408 }],
  ] as const)('an invitation by link can be retried if the provider %s', async (_, fault) => {
    const { app: admin, post } = await openGlobexAdmin()
    await post('/users/v2', { email: sam, provider: 'local', roleIds: [] })
    admin.provider.emulator.faults.add({ operation: 'acceptInvitation', times: 1, ...fault })
    const app = await openAt(admin, mailedAddress(admin))
    expect(invitationOf(app).step).toEqual({ name: 'failed', canRetry: true })
    await invitationOf(app).begin()
    expect(invitationOf(app).step).toEqual({ name: 'success' })
  })
})

describe('an invitation by code', () => {
  it('asks for the code, and is accepted with it', async () => {
    const app = await openMail('code')
    expect(invitationOf(app).step).toEqual({ name: 'validate', hasCode: true })
    expect((await invitationOf(app).submitCode({ code: mailedCode(app) })).ok).toBe(true)
    expect(invitationOf(app).step).toEqual({ name: 'success' })
    expect(tenantsOf(app)).toBe(2)
  })

  it('returns to where the code is asked for on a wrong one', async () => {
    const app = await openMail('code')
    const wrong = mailedCode(app) === '111111' ? '222222' : '111111'
    expect(errorOf(await invitationOf(app).submitCode({ code: wrong }))).toMatchObject({ code: 'ER-CODE-INVALID' })
    expect(invitationOf(app).step).toEqual({ name: 'validate', hasCode: true })
    expect((await invitationOf(app).submitCode({ code: mailedCode(app) })).ok).toBe(true)
  })

  it('wants a code', async () => {
    const app = await openMail('code')
    expect(errorOf(await invitationOf(app).submitCode({ code: ' ' }))).toMatchObject({ code: 'code-required' })
  })

  it('an invitation by code is invalid without a token', async () => {
    const app = await openAt((await openGlobexAdmin()).app, `${origin}/account/invitation/code?userId=x`)
    expect(invitationOf(app).step).toEqual({ name: 'invalid' })
  })
})

describe('an invitation that a sign-in brings', () => {
  it('shows the inviting account, and is accepted by signing in', async () => {
    const app = await openInvite()
    expect(invitationOf(app).invite).toEqual({ status: 'verified', tenantName: 'Globex' })
    await loginOf(app).submitEmail({ email: sam })
    await loginOf(app).submitPassword({ password: demoPassword })
    expect(app.client.get(sessionFeature).getSnapshot().tenant?.name).toBe('Globex')
  })

  it.each([
    ['/account/login', '', {}],
    ['/account/login', ' of hosted login', { hostedLogin: hosted({ clientId }) }],
    ['/account/sign-up', '', {}],
  ])('an invitation on %s signs a current user%s out at once, and stays in the address', async (path, _, options) => {
    const app = await openInvite({ signedInAs: 'mfa@acme.test', ...options }, path)
    expect(app.ports.page.opened).toEqual([])
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated')
    expect(invitationOf(app).invite?.status).toBe('verified')
    expect(app.ports.page.url()?.searchParams.has('invitationToken')).toBe(true)
  })

  it('an invalid invitation is reported and no longer blocks the sign-in', async () => {
    const app = await openAt((await openGlobexAdmin()).app, `${origin}/account/login?invitationToken=made-up`)
    expect(invitationOf(app).invite).toEqual({ status: 'refused', tenantName: '' })
    await loginOf(app).submitEmail({ email: sam })
    expect((await loginOf(app).submitPassword({ password: demoPassword })).ok).toBe(true)
  })

  it('an address without an invitation token yields no invitation', async () => {
    const app = await openAt((await openGlobexAdmin()).app, `${origin}/account/login`)
    expect(invitationOf(app)).toMatchObject({ step: { name: 'idle' }, invite: null })
  })
})
