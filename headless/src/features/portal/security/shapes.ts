import type { Shape } from '../../../core/shape.ts'
import { personShape } from '../../../session/person-of.ts'
import type { SecurityCenter, SecurityUser } from './center-types.ts'
import type { SecurityPolicies, SessionLimits } from './types.ts'

/** The types of the members of {@link SecurityPolicies}. */
export const securityPoliciesShape: Shape<SecurityPolicies> = {
  'mfa|null': { enforceMFAType: 'string', least: 'string', isPostponable: 'flag', 'enforcedFrom|null': 'string' },
  'userLockout|null': { isEnabled: 'flag', maxAttempts: 'number' },
  'passwordHistory|null': { isEnabled: 'flag', historySize: 'number', isFixed: 'flag' },
  passwordRotation: {
    isActive: 'flag',
    rotationPeriod: 'number',
    notificationPeriod: 'number',
    'longestPeriod|null': 'number',
    isFixed: 'flag',
  },
  'passwordLength|null': { minLength: 'number', maxLength: 'number' },
  'captcha|null': { isEnabled: 'flag', siteKey: 'text' },
  'strategies|null': {
    mainAuthStrategies: [{ strategy: 'string' }],
    secondaryAuthStrategies: [{ strategy: 'string', isActive: 'flag' }],
  },
}

/** The types of the members of {@link SessionLimits}. */
export const sessionLimitsShape: Shape<SessionLimits> = {
  idleSessionTimeout: { isActive: 'flag', timeout: 'number' },
  forceReLogin: { isActive: 'flag', timeout: 'number' },
  maximumConcurrentSessions: { isActive: 'flag', maxSessions: 'number' },
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

/** The types of the members of {@link SecurityCenter}. */
export const securityCenterShape: Shape<SecurityCenter> = {
  score: 'count',
  recommendations: [{ ...findingShape, severity: 'text' }],
  insights: [findingShape],
}

/** The types of the members of {@link SecurityUser}. */
export const securityUserShape: Shape<SecurityUser> = { ...personShape, provider: 'text', 'lastLogin|null': 'string' }
