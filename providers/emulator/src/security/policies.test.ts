import { describe, expect, it } from 'vitest'
import { at, openQuickScene, openScene } from '../../test/open-caller.ts'
import { demoPassword } from '../testing/index.ts'

const { configurations } = at

describe('the public settings of the login page', () => {
  it.each([
    ['/identity/resources/configurations/v1/public', { authStrategy: 'EmailAndPassword', allowSignups: true }],
    [`${configurations}/auth/strategies/public`, { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }] }],
    [`${configurations}/mfa/strategies`, { strategies: [{ strategy: 'AuthenticatorApp', isActive: true }] }],
    [`${configurations}/sign-up/strategies`, [{ strategy: 'email', isActive: true }]],
    [
      `${configurations}/password-recovery/strategies`,
      [
        { strategy: 'email', isActive: true },
        { strategy: 'sms', isActive: false },
      ],
    ],
    [`${configurations}/captcha-policy/public`, { enabled: false }],
    ['/team/resources/sso/v2/configurations/public', { isActive: true }],
    ['/flags', { 'fe-usage-page': 'off', admin_portal_should_load_authorization: 'off' }],
    ['/metadata?entityName=adminBox', { rows: [{ entityName: 'adminBox', configuration: {} }] }],
    [
      '/metadata?entityName=saml',
      { rows: [{ entityName: 'saml', configuration: { acsUrl: 'http://localhost:4400/auth/saml/callback' } }] },
    ],
    ['/vendors/public', { name: 'Portico' }],
  ])('the public settings at %s are returned without a sign-in', async (path, expected) => {
    const { get } = openScene()
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(expected)
  })

  it('follows the settings of sign-up and main way in', async () => {
    const { get, emulator } = openScene()
    emulator.arrange(({ security }) => {
      security.allowSignups = false
      security.mainStrategy = 'MagicLink'
    })
    const { body } = await get(`${configurations}/public`)
    expect(body).toMatchObject({ allowSignups: false, authStrategy: 'MagicLink' })
  })

  it('names the kind of tokens for machines, as it is arranged', async () => {
    const { get, emulator } = openScene()
    const kind = async () => (await get(`${configurations}/public`)).body['machineToMachineAuthStrategy']
    expect([await kind(), emulator.setPolicy({}).machineTokens]).toEqual(['ClientCredentials', 'clientCredentials'])
    emulator.setPolicy({ machineTokens: 'accessToken' })
    expect(await kind()).toBe('AccessToken')
    emulator.setPolicy({ machineTokens: 'clientCredentials' })
    expect(await kind()).toBe('ClientCredentials')
  })
})

describe('what a signed-in person reads', () => {
  it.each([
    [configurations, { enforceMFAType: 'DontForce', defaultTokenExpiration: 300, cookieSameSite: 'LAX' }],
    [`${configurations}/auth/strategies`, { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }] }],
    [`${configurations}/password`, { minLength: 6, maxLength: 128 }],
    [`${configurations}/mfa-policy`, { enforceMFAType: 'DontForce' }],
    [`${configurations}/mfa-policy/vendor`, { enforceMFAType: 'DontForce' }],
    [`${configurations}/lockout-policy`, { enabled: true, maxAttempts: 5 }],
    [`${configurations}/lockout-policy/vendor`, { enabled: true, maxAttempts: 5 }],
    ['/tenants/resources/account-settings/v1', { name: 'Acme' }],
    ['/metadata/admin-box', {}],
    ['/entitlements/api/v2/user-entitlements', { plans: { premium: { defaultTreatment: 'true' } } }],
  ])('answers %s', async (path, expected) => {
    const { get, tokenOf } = openScene()
    const answer = await get(path, { token: await tokenOf('reader@acme.test') })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(expected)
  })

  it('holds the permissions a person has among their entitlements', async () => {
    const { get, tokenOf } = openScene()
    const { body } = await get('/entitlements/api/v2/user-entitlements', { token: await tokenOf('admin@acme.test') })
    expect(body).toMatchObject({ permissions: { 'fe.*': true }, features: { reports: { planIds: ['premium'] } } })
  })
})

describe('the policies', () => {
  it.each([
    ['mfa-policy', { enforceMFAType: 'Force' }],
    ['lockout-policy', { enabled: false, maxAttempts: 7 }],
  ])('%s is made, changed and kept for the tenant alone', async (name, policy) => {
    const { post, call, get, tokenOf, emulator } = openScene()
    const token = await tokenOf('admin@acme.test')
    const path = `${configurations}/${name}`
    const made = await post(path, policy, { token })
    expect(made).toMatchObject({ status: 201, body: policy })
    emulator.advance(60_000)
    const changed = await call('PATCH', path, { token, body: policy })
    expect(changed.body).toEqual({ ...made.body, updatedAt: '2026-01-01T00:01:00.000Z' })
    expect((await get(path, { token })).body).toEqual(changed.body)
    expect((await get(path, { token: await tokenOf('sso@globex.test') })).body).not.toMatchObject(policy)
    expect(emulator.snapshot().audits).toMatchObject([{ severity: 'High' }, { severity: 'High' }])
  })

  it.each([
    ['forced', { enforceMFAType: 'DontForce' }, 'Force'],
    ['forcedExceptSso', { enforceMFAType: 'DontForce' }, 'ForceExceptSAML'],
    ['forcedExceptSso', { enforceMFAType: 'Force' }, 'Force'],
  ] as const)('the vendor’s %s is the least that is asked of a tenant with %j', async (mfa, own, inForce) => {
    const { post, get, tokenOf, emulator } = await openQuickScene()
    const token = await tokenOf('admin@acme.test')
    emulator.setPolicy({ mfa })
    await post(`${configurations}/mfa-policy`, own, { token })
    expect((await get(configurations, { token })).body).toMatchObject({ enforceMFAType: inForce })
    const { body } = await post(at.login, { email: 'reader@acme.test', password: demoPassword })
    expect(body).toMatchObject({ mfaRequired: true })
  })

  it.each([
    ['mfa-policy', { enforceMFAType: 'Sometimes' }],
    ['mfa-policy', {}],
    ['lockout-policy', { enabled: true, maxAttempts: 0 }],
    ['lockout-policy', { enabled: true, maxAttempts: 1.5 }],
    ['lockout-policy', { enabled: 'yes', maxAttempts: 5 }],
  ])('%s refuses %j', async (name, body) => {
    const { post, tokenOf } = openScene()
    const token = await tokenOf('admin@acme.test')
    expect((await post(`${configurations}/${name}`, body, { token })).status).toBe(400)
  })
})
