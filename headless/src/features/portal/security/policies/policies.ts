import { type MfaPolicy, mfa } from './mfa.ts'
import { type PasswordHistoryPolicy, passwordHistory } from './password-history.ts'
import { type PasswordRotationPolicy, passwordRotation } from './password-rotation.ts'
import type { Policy, VendorSetting } from './policy.ts'
import { type LockoutPolicy, userLockout } from './user-lockout.ts'
import {
  type AuthStrategies,
  type CaptchaPolicy,
  captcha,
  type PasswordLength,
  passwordLength,
  strategies,
} from './vendor-settings.ts'

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

/** The policies that a tenant can change, in the order of a save. */
export const tenantPolicies: { readonly [Name in TenantPolicy]: Policy<SecurityPolicies[Name]> } = {
  mfa,
  userLockout,
  passwordHistory,
  passwordRotation,
}

/** Each policy and each setting of the vendor, by its name. */
export const allPolicies: { readonly [Name in keyof SecurityPolicies]: VendorSetting<SecurityPolicies[Name]> } = {
  ...tenantPolicies,
  passwordLength,
  captcha,
  strategies,
}
