import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { countIn, objectsIn } from '../../../core/lists/rows-in.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import type {
  FindingMetadata,
  SecurityCenter,
  SecurityCenterActions,
  SecurityCenterState,
  SecuritySeverity,
} from './center-types.ts'

/** The findings of the provider about the tenant. */
export const securityCenterFeature: Feature<SecurityCenterState, SecurityCenterActions> = {
  name: 'security-center',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['security-center'],
  state: () => ({ value: null }),
  actions: (tools) => readOnlyRecord(tools, (signal) => readCenter(tools.client.api, signal)),
  start(life) {
    const stops = [loadWhileSignedIn(life), life.client.get(centerReloadFeature).subscribe(() => {})]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** Reloads recommendations and insights after a change of their subjects, if the flag of the security center is on. */
export const centerReloadFeature: Feature<object, { load(): Promise<Outcome> }> = {
  name: 'security-center-reload',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['security-policies', 'session-policy', 'ip-restrictions', 'domain-restrictions', 'sso-connections'],
  state: () => ({}),
  actions: ({ client, task }) => ({
    load: task('latest', async () => {
      if (await client.isFlagOn('security-center-admin-portal-major-version')) client.changed(['security-center'])
    }),
  }),
}

async function readCenter(api: Api, signal: AbortSignal): Promise<SecurityCenter> {
  const [{ scoring, recommendations }, answer] = await Promise.all([
    api.get('/security-center/resources/recommendations/v1', { signal }),
    ifOffered(api.get('/security-center/resources/insights/v1', { signal })),
  ])
  const center = {
    score: countIn(scoring?.score) ?? 0,
    recommendations: objectsIn(recommendations?.items)
      .map(({ code, severity, category, metadata }) => ({ code, severity, category, metadata: metadataOf(metadata) }))
      .sort((one, other) => weightOf(other.severity) - weightOf(one.severity)),
    insights: objectsIn(answer?.insights?.items).map(({ code, category, metadata }) => ({
      code,
      category,
      metadata: metadataOf(metadata),
    })),
  }
  return shaped(center, securityCenterShape)
}

function weightOf(severity: SecuritySeverity): number {
  return byWeight.indexOf(severity)
}

const byWeight: readonly SecuritySeverity[] = ['INFO', 'WARNING', 'SEVERE']

/** The numbers of a finding. */
function metadataOf(answer: components['schemas']['SecurityFindingMetadata'] | null | undefined): FindingMetadata {
  const { totalUsers = null, mfa, inactivity, password, sessions, restrictions, sso } = answer ?? {}
  return {
    totalUsers,
    enrolledUsers: mfa?.enrolledUsersCount ?? null,
    staleUsers: inactivity?.staleUsersCount ?? null,
    breachedUsers: password?.breachedPasswordUsersCount ?? null,
    sessionSettings: sessions?.configuredSessionSettings ?? null,
    ips: restrictions?.ipsCount ?? null,
    domains: restrictions?.domainsCount ?? null,
    endingCertificates: sso?.endingCertificatesCount ?? null,
    recommendedAttempts: password?.userLockoutRecommendation ?? null,
    recommendedHistory: password?.historyRecommendations ?? null,
    recommendedReLogin: sessions?.forceReloginRecommendation ?? null,
    recommendedIdleTimeout: sessions?.idleTimeoutRecommendation ?? null,
    recommendedSessions: sessions?.concurrencyRecommendation ?? null,
  }
}

const findingShape = {
  code: 'string',
  category: 'text',
  metadata: {
    'totalUsers|null': 'number',
    'enrolledUsers|null': 'number',
    'staleUsers|null': 'number',
    'breachedUsers|null': 'number',
    'sessionSettings|null': 'number',
    'ips|null': 'number',
    'domains|null': 'number',
    'endingCertificates|null': 'number',
    'recommendedAttempts|null': 'number',
    'recommendedHistory|null': 'number',
    'recommendedReLogin|null': 'number',
    'recommendedIdleTimeout|null': 'number',
    'recommendedSessions|null': 'number',
  },
} as const

const securityCenterShape: Shape<SecurityCenter> = {
  score: 'count',
  recommendations: [{ ...findingShape, severity: 'text' }],
  insights: [findingShape],
}
