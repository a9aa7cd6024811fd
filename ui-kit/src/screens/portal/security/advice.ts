import type { FindingMetadata, SecurityRecommendation } from '@portico/headless/portal/security'
import type { SecurityTab } from './tab-ids.ts'

/** The place where a recommendation is followed: a tab, the section of single sign-on, or mails to all. */
export type AdviceGoal = SecurityTab['id'] | 'sso' | 'resets'

/** The code of a recommendation that the kit has words for. */
export type AdviceCode = keyof typeof goals

/** `true` if the kit has words for a recommendation. */
export function isKnownAdvice<Advice extends Pick<SecurityRecommendation, 'code'>>(
  advice: Advice,
): advice is Advice & { readonly code: AdviceCode } {
  return Object.hasOwn(goals, advice.code)
}

/** The place where a recommendation is followed. */
export function goalOf(code: AdviceCode): AdviceGoal {
  return goals[code]
}

const goals = {
  FORCE_MFA: 'generalSettings',
  BREACHED_PASSWORDS_EXIST: 'resets',
  ENABLE_USER_LOCKOUT: 'generalSettings',
  STRENGTHEN_USER_LOCKOUT: 'generalSettings',
  ENABLE_PASSWORD_HISTORY: 'generalSettings',
  STRENGTHEN_PASSWORD_HISTORY: 'generalSettings',
  ENABLE_IDLE_SESSION: 'sessionManagement',
  SET_IDLE_SESSION: 'sessionManagement',
  ENABLE_FORCE_RELOGIN: 'sessionManagement',
  SET_FORCE_RELOGIN: 'sessionManagement',
  ENABLE_SESSION_CONCURRENCY: 'sessionManagement',
  SET_SESSION_CONCURRENCY: 'sessionManagement',
  ENABLE_IP_RESTRICTIONS: 'ipRestrictions',
  CHANGE_IP_TO_ALLOWLIST: 'ipRestrictions',
  ENABLE_DOMAIN_RESTRICTIONS: 'domainRestrictions',
  CHANGE_DOMAIN_TO_ALLOWLIST: 'domainRestrictions',
  CONFIGURE_SSO: 'sso',
  RENEW_SSO_CERTIFICATE: 'sso',
} as const satisfies Readonly<Record<string, AdviceGoal>>

/** The reason of a recommendation: its message, and the number in it. `null` if the provider sends no number. */
export function reasonOf(code: AdviceCode, metadata: FindingMetadata): AdviceReason | null {
  const { totalUsers, enrolledUsers } = metadata
  const unenrolled = totalUsers === null || enrolledUsers === null ? null : totalUsers - enrolledUsers
  switch (code) {
    case 'FORCE_MFA':
      return counted('mfa', unenrolled)
    case 'BREACHED_PASSWORDS_EXIST':
      return counted('breached', metadata.breachedUsers)
    case 'ENABLE_USER_LOCKOUT':
    case 'STRENGTHEN_USER_LOCKOUT':
      return counted('tries', metadata.recommendedAttempts)
    case 'ENABLE_PASSWORD_HISTORY':
    case 'STRENGTHEN_PASSWORD_HISTORY':
      return counted('history', metadata.recommendedHistory)
    case 'ENABLE_SESSION_CONCURRENCY':
    case 'SET_SESSION_CONCURRENCY':
      return counted('devices', metadata.recommendedSessions)
    case 'ENABLE_IDLE_SESSION':
    case 'SET_IDLE_SESSION':
      return timed(metadata.recommendedIdleTimeout)
    case 'ENABLE_FORCE_RELOGIN':
    case 'SET_FORCE_RELOGIN':
      return timed(metadata.recommendedReLogin)
    case 'ENABLE_IP_RESTRICTIONS':
      return { name: 'ip' }
    case 'ENABLE_DOMAIN_RESTRICTIONS':
      return { name: 'domain' }
    case 'CHANGE_IP_TO_ALLOWLIST':
    case 'CHANGE_DOMAIN_TO_ALLOWLIST':
      return { name: 'list' }
    case 'CONFIGURE_SSO':
      return { name: 'sso' }
    case 'RENEW_SSO_CERTIFICATE':
      return counted('certificates', metadata.endingCertificates)
    default:
      return code satisfies never
  }
}

/** The message of a reason, `security.why.<name>`, with its value. */
export type AdviceReason =
  | { readonly name: CountedReason; readonly count: number }
  | { readonly name: 'time'; readonly seconds: number }
  | { readonly name: 'ip' | 'domain' | 'list' | 'sso' | 'unknown' }

type CountedReason = 'mfa' | 'breached' | 'tries' | 'history' | 'devices' | 'certificates'

function counted(name: CountedReason, count: number | null) {
  return count === null ? null : { name, count }
}

function timed(seconds: number | null) {
  return seconds === null ? null : { name: 'time' as const, seconds }
}
