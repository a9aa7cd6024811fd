import { count, flag, oneOf, record, text } from './shape.ts'

/** The time stamps of a policy. */
interface Stamps {
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
}

/** When a sign-in requires a second factor. */
export interface MfaPolicy extends Stamps {
  /** The id. */
  id: string
  /** `ForceExceptSAML` exempts single sign-on. */
  enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML'
}

/** When an account locks. */
export interface LockoutPolicy extends Stamps {
  /** The id. */
  id: string
  /** The policy is active. */
  enabled: boolean
  /** The number of failures that locks. */
  maxAttempts: number
}

/** Which former passwords are refused. */
export interface PasswordHistoryPolicy extends Stamps {
  /** The id. */
  id: string
  /** The policy is active. */
  enabled: boolean
  /** The number of passwords, the present one included. */
  historySize: number
}

/** When a password expires. */
export interface PasswordRotationPolicy {
  /** The policy is active. */
  isActive: boolean
  /** Days until a password expires. */
  rotationPeriod: number
  /** Days of warning before it expires. */
  notificationPeriod: number
}

/** The length and the number of sessions. */
export interface SessionPolicy {
  /** The time until a new sign-in, even for an active user. */
  sessionTimeoutConfiguration: SessionTimeout
  /** The idle time until sign-out. The client measures it. */
  sessionIdleTimeoutConfiguration: SessionTimeout
  /** The number of open sessions. A further sign-in ends the oldest. */
  sessionConcurrentConfiguration: {
    /** The limit is active. */
    isActive: boolean
    /** The most sessions. */
    maxSessions: number
  }
}

/** A time limit. */
export interface SessionTimeout {
  /** The limit is active. */
  isActive: boolean
  /** Seconds. */
  timeout: number
}

/** The rules for a password, as in the contract's password config. */
export interface PasswordRules {
  /** Exempts long passwords from the kinds of characters. */
  allowPassphrases: boolean
  /** The least number of characters. */
  minLength: number
  /** The most characters. */
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
    /** `a` to `z`. */
    requireLowercase: boolean
    /** `A` to `Z`. */
    requireUppercase: boolean
    /** `0` to `9`. */
    requireNumbers: boolean
    /** Punctuation and symbols. */
    requireSpecialChars: boolean
  }
}

const stamps = { createdAt: text, updatedAt: text }

export const mfaPolicy = record<MfaPolicy>({
  id: text,
  enforceMFAType: oneOf('DontForce', 'Force', 'ForceExceptSAML'),
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
