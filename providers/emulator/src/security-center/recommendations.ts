import { metadataOf } from './finding-metadata.ts'
import { recommended } from './recommended.ts'
import type { Restriction, Standing } from './standing.ts'

/** A change that would make a tenant safer. */
export interface Recommendation {
  readonly code: string
  readonly severity: 'SEVERE' | 'WARNING' | 'INFO'
  readonly category: 'MFA' | 'SESSIONS' | 'PASSWORD' | 'IP' | 'DOMAIN' | 'SSO'
  readonly metadata: ReturnType<typeof metadataOf>
}

/** The open recommendations of a tenant, the most severe first. */
export function recommendationsOf(standing: Standing): readonly Recommendation[] {
  const metadata = metadataOf(standing)
  return rules.flatMap(({ category, severity, codeFor }) => {
    const code = codeFor(standing)
    return code === null ? [] : [{ code, severity, category, metadata }]
  })
}

/** The score of a tenant, 0 to 100: each open recommendation lowers it by its severity. */
export function scoreOf(recommendations: readonly Pick<Recommendation, 'severity'>[]): number {
  const lost = recommendations.reduce((sum, { severity }) => sum + weights[severity], 0)
  return Math.max(0, 100 - lost)
}

const weights = { SEVERE: 20, WARNING: 9, INFO: 2 } as const

/** A code of ours: the certificate of a connection ends soon, or has ended. */
const renewal = 'RENEW_SSO_CERTIFICATE'

interface Rule extends Pick<Recommendation, 'severity' | 'category'> {
  /** The code of the recommendation that is open, or `null`. */
  readonly codeFor: (standing: Standing) => string | null
}

const rules: readonly Rule[] = [
  {
    severity: 'SEVERE',
    category: 'SSO',
    codeFor: ({ endedCertificates }) => (endedCertificates > 0 ? renewal : null),
  },
  {
    severity: 'SEVERE',
    category: 'PASSWORD',
    codeFor: ({ breachedUsers }) => (breachedUsers > 0 ? 'BREACHED_PASSWORDS_EXIST' : null),
  },
  {
    severity: 'WARNING',
    category: 'SSO',
    codeFor: ({ endingCertificates, endedCertificates }) =>
      endingCertificates > 0 && endedCertificates === 0 ? renewal : null,
  },
  {
    severity: 'WARNING',
    category: 'MFA',
    codeFor: ({ enforcement, enrolledUsers, totalUsers }) =>
      enforcement === 'DontForce' && enrolledUsers < totalUsers ? 'FORCE_MFA' : null,
  },
  {
    severity: 'WARNING',
    category: 'PASSWORD',
    codeFor: ({ lockout: { enabled, maxAttempts } }) =>
      limitCode('USER_LOCKOUT', 'STRENGTHEN', enabled, maxAttempts <= recommended.maxAttempts),
  },
  {
    severity: 'INFO',
    category: 'PASSWORD',
    codeFor: ({ history: { enabled, historySize } }) =>
      limitCode('PASSWORD_HISTORY', 'STRENGTHEN', enabled, historySize >= recommended.historySize),
  },
  {
    severity: 'INFO',
    category: 'SESSIONS',
    codeFor: ({ sessions: { sessionIdleTimeoutConfiguration: idle } }) =>
      limitCode('IDLE_SESSION', 'SET', idle.isActive, idle.timeout <= recommended.idleTimeout),
  },
  {
    severity: 'INFO',
    category: 'SESSIONS',
    codeFor: ({ sessions: { sessionTimeoutConfiguration: reLogin } }) =>
      limitCode('FORCE_RELOGIN', 'SET', reLogin.isActive, reLogin.timeout <= recommended.reLoginAfter),
  },
  {
    severity: 'INFO',
    category: 'SESSIONS',
    codeFor: ({ sessions: { sessionConcurrentConfiguration: concurrent } }) =>
      limitCode('SESSION_CONCURRENCY', 'SET', concurrent.isActive, concurrent.maxSessions <= recommended.maxSessions),
  },
  { severity: 'INFO', category: 'IP', codeFor: ({ restrictions: { ip } }) => listCode('IP', ip) },
  { severity: 'INFO', category: 'DOMAIN', codeFor: ({ restrictions: { domain } }) => listCode('DOMAIN', domain) },
  {
    severity: 'INFO',
    category: 'SSO',
    codeFor: ({ hasSingleSignOn }) => (hasSingleSignOn ? null : 'CONFIGURE_SSO'),
  },
]

/** The code for a limit that is off, or weaker than recommended. */
function limitCode(name: string, verb: 'STRENGTHEN' | 'SET', isActive: boolean, isStrong: boolean): string | null {
  if (!isActive) return `ENABLE_${name}`
  return isStrong ? null : `${verb}_${name}`
}

/** The code for a list that is missing, or keeps out only those it knows. */
function listCode(name: 'IP' | 'DOMAIN', { strategy }: Restriction): string | null {
  if (strategy === null) return `ENABLE_${name}_RESTRICTIONS`
  return strategy === 'BLOCK' ? `CHANGE_${name}_TO_ALLOWLIST` : null
}
