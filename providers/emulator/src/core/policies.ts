import { count, flag, nullable, oneOf, optional, record, text } from './shape.ts'

/** When a sign-in requires a second factor. */
export interface MfaPolicy {
  id: string
  /** The value `ForceExceptSAML` exempts single sign-on. */
  enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML'
  /** When it begins to hold (ISO 8601). Until then people are asked, and may postpone it. Absent or `null`: at once. */
  enforcedFrom?: string | null
  createdAt: string
  updatedAt: string
}

/** The policy for locking accounts after failed sign-ins. */
export interface LockoutPolicy {
  id: string
  enabled: boolean
  /** The number of failures that locks. */
  maxAttempts: number
  createdAt: string
  updatedAt: string
}

/** Which former passwords are refused. */
export interface PasswordHistoryPolicy {
  id: string
  enabled: boolean
  /** The number of passwords, the present one included. */
  historySize: number
  createdAt: string
  updatedAt: string
}

/** The policy for the expiry of passwords. */
export interface PasswordRotationPolicy {
  isActive: boolean
  /** Days until a password expires. */
  rotationPeriod: number
  /** Days of warning before it expires. */
  notificationPeriod: number
}

/** If users may change their own address. */
export interface EmailPolicy {
  allowEmailChange: boolean
}

/** The length and the number of sessions. */
export interface SessionPolicy {
  /** The time until a new sign-in, even for an active user. */
  sessionTimeoutConfiguration: SessionTimeout
  /** The idle time until sign-out. The client measures it. */
  sessionIdleTimeoutConfiguration: SessionTimeout
  /** The number of open sessions. A further sign-in ends the oldest. */
  sessionConcurrentConfiguration: {
    isActive: boolean
    maxSessions: number
  }
}

/** A time limit of sessions, which may be off. */
export interface SessionTimeout {
  isActive: boolean
  /** The length of the limit, in seconds. */
  timeout: number
}

/** The rules for a password, as in the contract's password config. */
export interface PasswordRules {
  /** Exempts long passwords from the kinds of characters. */
  allowPassphrases: boolean
  /** The least number of characters. */
  minLength: number
  maxLength: number
  /** The least number of characters of a passphrase. */
  minPhraseLength: number
  /** The number of kinds of characters that a password needs. */
  minOptionalTestsToPass: number
  /** The tests that every password has to pass. */
  requiredTests: {
    /** Refuses three equal characters in a row. */
    checkThreeRepeatedChars: boolean
  }
  /** The kinds of characters that count. */
  optionalTests: {
    requireLowercase: boolean
    requireUppercase: boolean
    requireNumbers: boolean
    requireSpecialChars: boolean
  }
}

const stamps = { createdAt: text, updatedAt: text }

export const mfaPolicy = record<MfaPolicy>({
  id: text,
  enforceMFAType: oneOf('DontForce', 'Force', 'ForceExceptSAML'),
  enforcedFrom: optional(nullable(text)),
  ...stamps,
})

export const lockoutPolicy = record<LockoutPolicy>({ id: text, enabled: flag, maxAttempts: count, ...stamps })

export const passwordHistoryPolicy = record<PasswordHistoryPolicy>({
  id: text,
  enabled: flag,
  historySize: count,
  ...stamps,
})

export const passwordRotationPolicy = record<PasswordRotationPolicy>({
  isActive: flag,
  rotationPeriod: count,
  notificationPeriod: count,
})

export const emailPolicy = record<EmailPolicy>({ allowEmailChange: flag })

const sessionTimeout = record<SessionTimeout>({ isActive: flag, timeout: count })

export const sessionPolicy = record<SessionPolicy>({
  sessionTimeoutConfiguration: sessionTimeout,
  sessionIdleTimeoutConfiguration: sessionTimeout,
  sessionConcurrentConfiguration: record<SessionPolicy['sessionConcurrentConfiguration']>({
    isActive: flag,
    maxSessions: count,
  }),
})

export const passwordRules = record<PasswordRules>({
  allowPassphrases: flag,
  minLength: count,
  maxLength: count,
  minPhraseLength: count,
  minOptionalTestsToPass: count,
  requiredTests: record<PasswordRules['requiredTests']>({ checkThreeRepeatedChars: flag }),
  optionalTests: record<PasswordRules['optionalTests']>({
    requireLowercase: flag,
    requireUppercase: flag,
    requireNumbers: flag,
    requireSpecialChars: flag,
  }),
})
