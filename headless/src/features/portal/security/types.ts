import type { RecordActions, RecordPatch, RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/**
 * The sign-ins that need a second factor: those of users who have one, all but single sign-on, or all. Other values are
 * kept as they are.
 */
export type MfaEnforcement = 'DontForce' | 'ForceExceptSAML' | 'Force' | (string & {})

/** The policy of second factors. */
export interface MfaPolicy {
  /** The enforcement that holds: that of the tenant, or the vendor's if it is stronger. */
  readonly enforceMFAType: MfaEnforcement
  /** The enforcement of the vendor. A weaker one cannot be saved. */
  readonly least: MfaEnforcement
  /** `true` if it can begin later, by `enforcedFrom`: the provider offers it, and the vendor asks for nothing by itself. */
  readonly isPostponable: boolean
  /**
   * When it begins to hold (ISO 8601): the earlier begin, if tenant and vendor both ask. Until then a sign-in may postpone its
   * factor. `null` for at once.
   */
  readonly enforcedFrom: string | null
}

/** The policy that locks accounts after failed sign-ins. A tenant without one has the vendor's. */
export interface LockoutPolicy {
  readonly isEnabled: boolean
  /** The number of failed sign-ins that locks. */
  readonly maxAttempts: number
}

/** The policy that refuses former passwords. A tenant without one has the vendor's. */
export interface PasswordHistoryPolicy {
  readonly isEnabled: boolean
  /** The number of passwords, the present one included. */
  readonly historySize: number
  /** `true` if the vendor lets no tenant change it. */
  readonly isFixed: boolean
}

/** The policy of expiring passwords that holds: the shorter periods, if vendor and tenant both have one. */
export interface PasswordRotationPolicy {
  readonly isActive: boolean
  /** Days until a password expires. */
  readonly rotationPeriod: number
  readonly notificationPeriod: number
  /** The longest period that the vendor allows, in days; `null` without a rotation of the vendor. A weaker one cannot be saved. */
  readonly longestPeriod: number | null
  /** `true` if the vendor lets no tenant change it. */
  readonly isFixed: boolean
}

/** The captcha of the sign-in, as the vendor has set it. */
export interface CaptchaPolicy {
  readonly isEnabled: boolean
  readonly siteKey: string
}

/** The length of passwords, as the vendor has set it. `usePasswordRules` has all rules. */
export interface PasswordLength {
  readonly minLength: number
  readonly maxLength: number
}

/** A main way to sign in. Other values are kept as they are. */
export type MainAuthStrategy =
  | 'EmailAndPassword'
  | 'MagicLink'
  | 'Code'
  | 'NoLocalAuthentication'
  | 'SmsCode'
  | (string & {})

/** A further way to sign in. Other values are kept as they are. */
export type SecondaryAuthStrategy =
  | 'WebAuthnPlatform'
  | 'WebAuthnCrossPlatform'
  | 'SmsCode'
  | 'SmsCodeV2'
  | 'Passkeys'
  | (string & {})

/** The ways to sign in, as the vendor has set them. */
export interface AuthStrategies {
  readonly mainAuthStrategies: readonly { readonly strategy: MainAuthStrategy }[]
  readonly secondaryAuthStrategies: readonly { readonly strategy: SecondaryAuthStrategy; readonly isActive: boolean }[]
}

/**
 * The policies of the tenant. A policy is `null` if the provider does not offer it, or if the user may not read it.
 * `passwordLength`, `captcha` and `strategies` are the vendor's, and a save ignores them.
 */
export interface SecurityPolicies {
  readonly mfa: MfaPolicy | null
  readonly userLockout: LockoutPolicy | null
  readonly passwordHistory: PasswordHistoryPolicy | null
  /** Off if it cannot be read. */
  readonly passwordRotation: PasswordRotationPolicy
  readonly passwordLength: PasswordLength | null
  /** `null` also after a failed read. */
  readonly captcha: CaptchaPolicy | null
  readonly strategies: AuthStrategies | null
}

/** A policy that a tenant can change. The other members are the vendor's. */
export type TenantPolicy = Exclude<keyof SecurityPolicies, 'passwordLength' | 'captcha' | 'strategies'>

/** The policies of the tenant; `value` is `null` until they are loaded. */
export interface SecurityPoliciesState extends RecordState<SecurityPolicies> {}

/** Actions on the policies of the tenant. They load by themselves while they are rendered and a user is signed in. */
export interface SecurityPoliciesActions extends RecordActions<SecurityPolicies> {
  /**
   * Changes policies at once, and back if the provider refuses. Members that another administrator changes meanwhile stay.
   * Fails with `weaker-than-vendor` for a policy that is weaker than the vendor's, and with `security-partly-saved` if a
   * policy is refused after others are saved.
   */
  save(patch: RecordPatch<SecurityPolicies>): Promise<Outcome>
}

/** A time limit of sessions, which may be off. */
export interface TimeLimit {
  readonly isActive: boolean
  /** Seconds. It is kept while the limit is off. */
  readonly timeout: number
}

/** The limit of the number of sessions, which may be off. */
export interface SessionCountLimit {
  readonly isActive: boolean
  /** The number of sessions that a user may have open. A further sign-in ends the oldest. */
  readonly maxSessions: number
}

/** The limits of all sessions in the tenant. */
export interface SessionLimits {
  /** The time without input until a user is signed out. */
  readonly idleSessionTimeout: TimeLimit
  /** The time after a sign-in until a user has to sign in again, regardless of input. */
  readonly forceReLogin: TimeLimit
  readonly maximumConcurrentSessions: SessionCountLimit
}

/** The limits of sessions; `value` is `null` until they are loaded. */
export interface SessionPolicyState extends RecordState<SessionLimits> {}

/** Actions on the limits of sessions. They load by themselves while they are rendered and a user is signed in. */
export interface SessionPolicyActions extends RecordActions<SessionLimits> {
  /** Changes limits at once, and back if the provider refuses. Limits that another administrator changes meanwhile stay. */
  save(patch: RecordPatch<SessionLimits>): Promise<Outcome>
}
