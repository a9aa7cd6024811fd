import { recommended } from './recommended.ts'
import type { Standing } from './standing.ts'

/** The numbers behind the findings of a tenant. */
export function metadataOf(standing: Standing) {
  const { totalUsers, enrolledUsers, breachedUsers, staleUsers, restrictions, endingCertificates } = standing
  return {
    totalUsers,
    mfa: { enrolledUsersCount: enrolledUsers },
    inactivity: { staleUsersCount: staleUsers },
    password: {
      breachedPasswordUsersCount: breachedUsers,
      historyRecommendations: recommended.historySize,
      userLockoutRecommendation: recommended.maxAttempts,
    },
    sessions: {
      configuredSessionSettings: sessionSettingsOf(standing),
      forceReloginRecommendation: recommended.reLoginAfter,
      concurrencyRecommendation: recommended.maxSessions,
      idleTimeoutRecommendation: recommended.idleTimeout,
    },
    sso: { endingCertificatesCount: endingCertificates },
    restrictions: { ipsCount: restrictions.ip.count, domainsCount: restrictions.domain.count },
  }
}

/** The number of session limits in force, of three. */
export function sessionSettingsOf({ sessions }: Pick<Standing, 'sessions'>): number {
  return Object.values(sessions).filter(({ isActive }) => isActive).length
}
