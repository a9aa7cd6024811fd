import { describe, expect, it } from 'vitest'
import { endCertificate } from '../../test/end-certificate.ts'
import { at, openScene, type Scene } from '../../test/open-caller.ts'
import { demoCertificate } from '../tokens/demo-key.ts'
import { insightsOf } from './insights.ts'
import { recommendationsOf, scoreOf } from './recommendations.ts'
import type { Restriction, Standing } from './standing.ts'

const paths = {
  recommendations: '/security-center/resources/recommendations/v1',
  insights: '/security-center/resources/insights/v1',
} as const

interface Finding {
  readonly code: string
  readonly severity?: string
  readonly metadata: { readonly totalUsers: number; readonly mfa: object }
}
interface Center {
  readonly score: number
  readonly recommendations: readonly Finding[]
  readonly insights: readonly Finding[]
}

/** Reads the security center as an administrator. */
async function centerOf(scene: Scene, email = 'admin@acme.test'): Promise<Center> {
  const token = await scene.tokenOf(email)
  const [first, second] = await Promise.all([
    scene.get(paths.recommendations, { token }),
    scene.get(paths.insights, { token }),
  ])
  const { scoring, recommendations } = JSON.parse(JSON.stringify(first.body))
  const { insights } = JSON.parse(JSON.stringify(second.body))
  return { score: scoring.score, recommendations: recommendations.items, insights: insights.items }
}

const codes = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code)

describe('the security center', () => {
  it('the security center has the score 79 for the demo account, by its open recommendations', async () => {
    const { score, recommendations } = await centerOf(openScene())
    expect(score).toBe(79)
    expect(recommendations.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'WARNING FORCE_MFA',
      'INFO ENABLE_PASSWORD_HISTORY',
      'INFO ENABLE_IDLE_SESSION',
      'INFO ENABLE_FORCE_RELOGIN',
      'INFO ENABLE_SESSION_CONCURRENCY',
      'INFO ENABLE_IP_RESTRICTIONS',
      'INFO ENABLE_DOMAIN_RESTRICTIONS',
    ])
  })

  it('counts the people of the tenant and those with a second step', async () => {
    const { insights } = await centerOf(openScene())
    const usage = insights.find(({ code }) => code === 'PARTIAL_MFA_USAGE')
    expect(usage?.metadata).toMatchObject({ totalUsers: 5, mfa: { enrolledUsersCount: 1 } })
  })

  it.each([
    ['mfa-policy', { enforceMFAType: 'Force' }, 'FORCE_MFA', 9],
    ['mfa-policy', { enforceMFAType: 'ForceExceptSAML' }, 'FORCE_MFA', 9],
    ['password-history-policy', { enabled: true, historySize: 5 }, 'ENABLE_PASSWORD_HISTORY', 2],
  ])('drops a recommendation once the %s follows it', async (name, policy, code, points) => {
    const scene = openScene()
    const before = await centerOf(scene)
    const token = await scene.tokenOf('admin@acme.test')
    await scene.post(`${at.configurations}/${name}`, policy, { token })
    const after = await centerOf(scene)
    expect(codes(before.recommendations)).toContain(code)
    expect(codes(after.recommendations)).not.toContain(code)
    expect(after.score).toBe(before.score + points)
  })

  it('names a weaker limit than recommended', async () => {
    const scene = openScene()
    scene.emulator.setPolicy({ lockout: 20, passwordHistory: 1, idleTimeout: 86_400, maxSessions: 9 })
    scene.emulator.setPolicy({ sessionTimeout: 30 * 86_400 })
    expect(codes((await centerOf(scene)).recommendations)).toEqual(
      expect.arrayContaining([
        'STRENGTHEN_USER_LOCKOUT',
        'STRENGTHEN_PASSWORD_HISTORY',
        'SET_IDLE_SESSION',
        'SET_FORCE_RELOGIN',
        'SET_SESSION_CONCURRENCY',
      ]),
    )
  })

  it('warns about a lockout that is off', async () => {
    const scene = openScene()
    scene.emulator.setPolicy({ lockout: null })
    const { recommendations, insights } = await centerOf(scene)
    expect(codes(recommendations)).toContain('ENABLE_USER_LOCKOUT')
    expect(codes(insights)).toContain('IMPROVE_LOCKOUT_POLICY')
  })

  it('a breached password is the most severe recommendation until it is changed', async () => {
    const scene = openScene()
    const breach = (isBreached: boolean) =>
      scene.emulator.arrange(({ users }) => {
        for (const user of users) if (user.email === 'reader@acme.test') user.isPasswordBreached = isBreached
      })
    breach(true)
    const { score, recommendations, insights } = await centerOf(scene)
    expect(recommendations[0]).toMatchObject({
      code: 'BREACHED_PASSWORDS_EXIST',
      severity: 'SEVERE',
      metadata: { password: { breachedPasswordUsersCount: 1 } },
    })
    expect(codes(insights)).toContain('BREACHED_PASSWORD_USERS_EXIST')
    expect(score).toBe(59)
    breach(false)
    expect((await centerOf(scene)).score).toBe(79)
  })

  it('recommends an allow list in the place of a block list, and nothing once it is in use', async () => {
    const scene = openScene()
    const use = (strategy: 'ALLOW' | 'BLOCK') =>
      scene.emulator.arrange(({ tenants, ipRestrictions, ipRestrictionConfigs, domainRestrictionConfigs }) => {
        const tenantId = tenants.find(({ name }) => name === 'Acme')?.id ?? ''
        const own = { tenantId, isActive: true, createdAt: '', updatedAt: '' }
        ipRestrictions.push({ ...own, id: strategy, ip: '127.0.0.1', strategy: 'ALLOW', description: '' })
        ipRestrictionConfigs.splice(0, 9, { tenantId, isActive: true, strategy })
        domainRestrictionConfigs.splice(0, 9, { tenantId, active: true, blockPublicDomains: false, listType: strategy })
      })
    use('BLOCK')
    const blocked = codes((await centerOf(scene)).recommendations)
    expect(blocked).toEqual(expect.arrayContaining(['CHANGE_IP_TO_ALLOWLIST', 'CHANGE_DOMAIN_TO_ALLOWLIST']))
    use('ALLOW')
    expect(codes((await centerOf(scene)).recommendations).filter((code) => /_IP_|_DOMAIN_/.test(code))).toEqual([])
  })

  it('counts the people who have not signed in for 90 days', async () => {
    const scene = openScene()
    const staleCount = async () => (await centerOf(scene)).insights[0]?.metadata
    expect(await staleCount()).toMatchObject({ inactivity: { staleUsersCount: 0 } })
    scene.emulator.advance(91 * 86_400_000)
    // Only the user who reads the security center has signed in since.
    expect(await staleCount()).toMatchObject({ inactivity: { staleUsersCount: 4 } })
  })

  it('recommends single sign-on to a tenant without a connection in force', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ users, roles }) => {
      const admin = roles.find(({ key }) => key === 'Admin')
      const sam = users.find(({ email }) => email === 'sso@globex.test')
      if (admin && sam?.memberships[0]) sam.memberships[0].roleIds = [admin.id]
    })
    expect(codes((await centerOf(scene, 'sso@globex.test')).recommendations)).not.toContain('CONFIGURE_SSO')
    scene.emulator.arrange(({ ssoConnections }) => {
      for (const one of ssoConnections) one.enabled = false
    })
    expect(codes((await centerOf(scene, 'sso@globex.test')).recommendations)).toContain('CONFIGURE_SSO')
  })

  it.each([
    ['2020-11-20', []],
    ['2020-12-15', ['WARNING RENEW_SSO_CERTIFICATE']],
    ['2021-01-02', ['SEVERE RENEW_SSO_CERTIFICATE']],
  ])(
    'a certificate that ends on January 1, 2021 is recommended to be renewed from 30 days before: %s',
    async (day, found) => {
      const scene = openScene()
      endCertificate(scene.emulator)
      scene.emulator.setTime(Date.parse(day))
      const renewals = async () =>
        (await centerOf(scene)).recommendations
          .filter(({ code }) => code === 'RENEW_SSO_CERTIFICATE')
          .map(({ code, severity }) => `${severity} ${code}`)
      expect(await renewals()).toEqual(found)
      scene.emulator.arrange(({ ssoConnections }) => {
        for (const one of ssoConnections) one.nextCertificate = demoCertificate
      })
      expect(await renewals()).toEqual([])
    },
  )

  it('the security center is refused for users who may not read the policies', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ users }) => {
      for (const { memberships } of users) for (const one of memberships) one.roleIds = []
    })
    const token = await scene.tokenOf('reader@acme.test')
    for (const path of Object.values(paths)) expect((await scene.get(path, { token })).status).toBe(403)
  })
})

const session = { isActive: true, timeout: 900 }
const strong: Standing = {
  totalUsers: 2,
  enrolledUsers: 2,
  breachedUsers: 0,
  staleUsers: 0,
  enforcement: 'Force',
  lockout: { enabled: true, maxAttempts: 5 },
  history: { enabled: true, historySize: 3 },
  sessions: {
    sessionTimeoutConfiguration: session,
    sessionIdleTimeoutConfiguration: session,
    sessionConcurrentConfiguration: { isActive: true, maxSessions: 3 },
  },
  restrictions: { ip: { strategy: 'ALLOW', count: 4 }, domain: { strategy: 'ALLOW', count: 3 } },
  hasSingleSignOn: true,
  endingCertificates: 0,
  endedCertificates: 0,
}
const none: Restriction = { strategy: null, count: 0 }

describe('the findings', () => {
  it('the findings are all good for a tenant that follows every recommendation', () => {
    expect(recommendationsOf(strong)).toEqual([])
    expect(scoreOf([])).toBe(100)
    expect(codes(insightsOf(strong))).toEqual([
      'MFA_FORCED',
      'FULL_MFA_USAGE',
      'FULL_PASSWORD_SETTINGS',
      'FULL_SESSION_SETTINGS',
      'IP_ALLOWLIST',
      'DOMAIN_ALLOWLIST',
    ])
  })

  it.each([
    ['a list that blocks', { strategy: 'BLOCK', count: 2 } as const, 'CHANGE_IP_TO_ALLOWLIST', 'IP_DENYLIST'],
    ['no list', none, 'ENABLE_IP_RESTRICTIONS', 'NO_IP_RESTRICTIONS'],
  ])('the findings on IP addresses follow from %s', (_, ip, recommendation, insight) => {
    const standing = { ...strong, restrictions: { ...strong.restrictions, ip } }
    expect(codes(recommendationsOf(standing))).toEqual([recommendation])
    expect(codes(insightsOf(standing))).toContain(insight)
  })

  it.each([
    ['a list that blocks', { strategy: 'BLOCK', count: 2 } as const, 'CHANGE_DOMAIN_TO_ALLOWLIST', 'DOMAIN_DENYLIST'],
    ['no list', none, 'ENABLE_DOMAIN_RESTRICTIONS', 'NO_DOMAIN_RESTRICTIONS'],
  ])('the findings on e-mail domains follow from %s', (_, domain, recommendation, insight) => {
    const standing = { ...strong, restrictions: { ...strong.restrictions, domain } }
    expect(codes(recommendationsOf(standing))).toEqual([recommendation])
    expect(codes(insightsOf(standing))).toContain(insight)
  })

  it('the findings distinguish missing session settings from partial ones', () => {
    const off = { isActive: false, timeout: 900 }
    const { sessions } = strong
    const partly = { ...strong, sessions: { ...sessions, sessionTimeoutConfiguration: off } }
    expect(codes(insightsOf(partly))).toContain('PARTIAL_SESSION_SETTINGS')
    const concurrent = { isActive: false, maxSessions: 3 }
    const unset = {
      ...partly,
      sessions: {
        ...partly.sessions,
        sessionIdleTimeoutConfiguration: off,
        sessionConcurrentConfiguration: concurrent,
      },
    }
    expect(codes(insightsOf(unset))).toContain('NO_SESSION_SETTINGS')
  })

  it('the findings never lower the score below zero', () => {
    expect(scoreOf(Array.from({ length: 9 }, () => ({ severity: 'SEVERE' as const })))).toBe(0)
  })
})
