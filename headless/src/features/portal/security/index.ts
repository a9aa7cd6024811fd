export type * from './center-types.ts'
export { securityPoliciesFeature } from './feature.ts'
export type { MfaEnforcement, MfaPolicy } from './policies/mfa.ts'
export type { PasswordHistoryPolicy } from './policies/password-history.ts'
export type { PasswordRotationPolicy } from './policies/password-rotation.ts'
export type { SecurityPolicies, TenantPolicy } from './policies/policies.ts'
export type { LockoutPolicy } from './policies/user-lockout.ts'
export type {
  AuthStrategies,
  CaptchaPolicy,
  MainAuthStrategy,
  PasswordLength,
  SecondaryAuthStrategy,
} from './policies/vendor-settings.ts'
export { securityCenterFeature } from './security-center.ts'
export { securityUsersFeature } from './security-users.ts'
export { sessionPolicyFeature } from './session-policy.ts'
export type * from './types.ts'
