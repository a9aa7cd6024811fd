import type { components } from '../../../http/contract.gen.ts'
import type { FindingMetadata } from './center-types.ts'

/** The numbers of a finding. */
export function metadataOf(
  answer: components['schemas']['SecurityFindingMetadata'] | null | undefined,
): FindingMetadata {
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
