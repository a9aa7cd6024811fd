import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { domainRestrictionsFeature, ipRestrictionsFeature } from '../restrictions/index.ts'
import { ssoConnectionsFeature } from '../sso-connections/index.ts'
import type { SecurityUsersPreset } from './center-types.ts'
import { securityPoliciesFeature } from './feature.ts'
import { centerReloadFeature, securityCenterFeature } from './security-center.ts'
import { securityUsersFeature } from './security-users.ts'
import { sessionPolicyFeature } from './session-policy.ts'

const me = 'admin@acme.test'
const flag = 'security-center-admin-portal-major-version'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: me, ...options })
  const slice = app.client.get(securityCenterFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  return {
    ...app,
    emulator: app.provider.emulator,
    value: () => slice.getSnapshot().value,
    load: slice.actions.load,
    error: () => slice.getSnapshot().calls.load.error,
    codes: () => slice.getSnapshot().value?.recommendations.map(({ code }) => code) ?? [],
  }
}

const answering = (path: string, body: object, status = 200): AppOptions => ({
  instead: ({ pathname }) => (pathname.endsWith(path) ? Promise.resolve(Response.json(body, { status })) : undefined),
})

describe('the security center', () => {
  it('the security center has the score, the recommendations and the insights of the provider', async () => {
    const { value } = await open()
    expect(value()).toMatchObject({
      score: 79,
      recommendations: expect.arrayContaining([
        expect.objectContaining({ code: 'FORCE_MFA', severity: 'WARNING', category: 'MFA' }),
      ]),
      insights: expect.arrayContaining([
        expect.objectContaining({
          code: 'PARTIAL_MFA_USAGE',
          metadata: expect.objectContaining({ totalUsers: 5, enrolledUsers: 1, recommendedAttempts: 5 }),
        }),
      ]),
    })
  })

  it('recommendations are sorted by severity, unknown ones last, and a number that is not sent is null', async () => {
    const items = ['INFO', 'LATER', 'SEVERE', 'WARNING'].map((severity) => ({
      code: severity,
      severity,
      category: 'MFA',
    }))
    const { value } = await open({
      ...answering('/recommendations/v1', { scoring: { score: 12 }, recommendations: { items } }),
    })
    expect(value()?.recommendations.map(({ code }) => code)).toEqual(['SEVERE', 'WARNING', 'INFO', 'LATER'])
    expect(new Set(Object.values(value()?.recommendations[0]?.metadata ?? {}))).toEqual(new Set([null]))
  })

  it('the security center has no insights if the provider does not offer them', async () => {
    const { value } = await open(answering('/insights/v1', { errors: ['no'], errorCode: 'ER-0' }, 404))
    expect(value()).toMatchObject({ score: 79, insights: [] })
  })

  it('fails to load for those who may not read it', async () => {
    const { value, error } = await open(answering('/recommendations/v1', { errors: ['no'], errorCode: 'ER-0' }, 403))
    expect([value(), error()?.status]).toEqual([null, 403])
  })

  it.each([
    [
      'second factors',
      ({ client }: App) => client.get(securityPoliciesFeature).actions.save({ mfa: { enforcement: 'all' } }),
      'FORCE_MFA',
    ],
    [
      'sessions',
      ({ client }: App) =>
        client.get(sessionPolicyFeature).actions.save({ idleSessionTimeout: { isActive: true, timeout: 900 } }),
      'ENABLE_IDLE_SESSION',
    ],
    [
      'addresses',
      async ({ client }: App) => {
        const { actions } = client.get(ipRestrictionsFeature)
        await actions.addOwnAddress()
        await actions.save({ isActive: true, strategy: 'ALLOW' })
      },
      'ENABLE_IP_RESTRICTIONS',
    ],
    [
      'domains',
      ({ client }: App) => client.get(domainRestrictionsFeature).actions.save({ isActive: true }),
      'ENABLE_DOMAIN_RESTRICTIONS',
    ],
    [
      'single sign-on',
      async ({ client }: App) => {
        const { actions, getSnapshot } = client.get(ssoConnectionsFeature)
        await actions.load()
        await Promise.all(getSnapshot().rows.map(({ id }) => actions.disable({ id })))
      },
      'CONFIGURE_SSO',
    ],
    [
      'second factors, of which a part is saved',
      async ({ client, provider }: App) => {
        provider.emulator.faults.add({ operation: 'createLockoutPolicy', kind: 'status', status: 500, times: 1 })
        await client.get(securityPoliciesFeature).actions.save({
          mfa: { enforcement: 'all' },
          userLockout: { maxAttempts: 3 },
        })
      },
      'FORCE_MFA',
    ],
  ] as const)('reloads after a change of %s if its flag is on', async (_, save, code) => {
    const { codes, ...app } = await open()
    const isFound = codes().includes(code)
    await save(app)
    await until(() => codes().includes(code) !== isFound)
  })

  it('stays as it is after a change of a policy if its flag is off', async () => {
    const { client, called, emulator } = await open({ flags: { [flag]: 'off' } })
    expect(emulator.snapshot().flags[flag]).toBe('on')
    const judging = () => client.get(centerReloadFeature).getSnapshot().calls.load.status
    await client.get(securityPoliciesFeature).actions.save({ mfa: { enforcement: 'all' } })
    await until(() => judging() === 'succeeded')
    // A reload would be sent before this read.
    await client.get(securityPoliciesFeature).actions.load()
    expect(called().filter((one) => one === 'listSecurityRecommendations')).toHaveLength(1)
    expect(called().filter((one) => one === 'listSecurityInsights')).toHaveLength(1)
  })
})

async function openUsers(preset: SecurityUsersPreset, arrange: (app: App) => void = () => {}) {
  const app = await openApp({ signedInAs: me })
  arrange(app)
  const slice = app.client.get(securityUsersFeature, { preset })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  return { ...app, emulator: app.provider.emulator, users: () => slice.getSnapshot() }
}

const breach = ({ provider }: App) =>
  provider.emulator.arrange(({ users }) => {
    for (const user of users.slice(1, 3)) user.isPasswordBreached = true
  })

describe('the users who need attention', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(securityUsersFeature, { ...options, preset: 'mfa-unenrolled' }),
      resource: 'people',
      operation: 'listUsers',
      sortBy: 'email',
      search: { text: 'rita', finds: (row) => 'name' in row && row.name === 'Rita Reader' },
      arrange({ users }, userId) {
        // The user becomes the last row, so that another row can be dropped.
        for (const user of users) if (user.id === userId) user.name = 'Zoe Admin'
      },
      drop: ({ users }, id) => {
        for (const user of users) if (user.id === id) user.memberships = []
      },
    }),
  )

  it('users who need attention are requested by their preset, ten at a time', async () => {
    const { sent, users } = await openUsers('mfa-unenrolled')
    const { searchParams } = sent('/users/v3')[0]?.url ?? new URL('https://none.test')
    expect([searchParams.get('_preset'), searchParams.get('_limit')]).toEqual(['mfa-unenrolled', '10'])
    expect(searchParams.has('_maxInactiveSeconds')).toBe(false)
    expect(users().rows.map(({ email }) => email)).not.toContain('mfa@acme.test')
  })

  it('the inactive preset lists the users who have not signed in for 90 days', async () => {
    const { sent, users } = await openUsers('inactive', ({ provider }) =>
      provider.emulator.arrange(({ users }) => {
        for (const user of users) if (user.name === 'Rita Reader') user.createdAt = '2025-01-01T00:00:00.000Z'
      }),
    )
    expect(sent('/users/v3')[0]?.url.searchParams.get('_maxInactiveSeconds')).toBe('7776000')
    expect(users().rows.map(({ name }) => name)).toEqual(['Rita Reader'])
  })

  it('a user who needs attention has a name, an address, a sign-in provider and a last sign-in', async () => {
    const { users } = await openUsers('breached-passwords', breach)
    expect(users().rows[0]).toEqual({
      id: expect.any(String),
      name: 'Emil Enroll',
      email: 'enroll@acme.test',
      profilePictureUrl: null,
      provider: 'local',
      lastLogin: null,
    })
  })

  it('get a mail for a new password, one of them', async () => {
    const { users, emulator } = await openUsers('breached-passwords', breach)
    const [first] = users().rows
    expect((await users().resetPassword({ id: first?.id ?? '' })).ok).toBe(true)
    expect(emulator.outbox().map(({ to, kind }) => [to, kind])).toEqual([[first?.email, 'reset-password']])
  })

  it('get a mail for a new password, all of them by one request', async () => {
    const { users, emulator, called } = await openUsers('breached-passwords', breach)
    const twice = [users().resetBreachedPasswords(), users().resetBreachedPasswords()]
    expect((await Promise.all(twice)).every(({ ok }) => ok)).toBe(true)
    expect(called().filter((one) => one === 'resetBreachedPasswords')).toHaveLength(1)
    expect(emulator.outbox().map(({ to }) => to)).toHaveLength(2)
  })

  it('get no mail if they are not in the list', async () => {
    const { users, called } = await openUsers('breached-passwords', breach)
    const outcome = await users().resetPassword({ id: 'unknown' })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'user-not-in-state', message: 'User not in state' } })
    expect(called()).not.toContain('requestPasswordReset')
  })
})
