export type {
  FindingMetadata,
  SecurityCategory,
  SecurityCenter,
  SecurityCenterActions,
  SecurityCenterState,
  SecurityInsight,
  SecurityRecommendation,
  SecuritySeverity,
  SecurityUser,
  SecurityUsersActions,
  SecurityUsersOptions,
  SecurityUsersPreset,
  SecurityUsersState,
} from './center-types.ts'
export { securityErrors } from './errors.ts'
export { securityPoliciesFeature } from './feature.ts'
export { securityCenterFeature } from './security-center.ts'
export { securityUsersFeature } from './security-users.ts'
export { sessionPolicyFeature } from './session-policy.ts'
export type {
  AuthStrategies,
  CaptchaPolicy,
  LockoutPolicy,
  MainAuthStrategy,
  MfaEnforcement,
  MfaPolicy,
  PasswordHistoryPolicy,
  PasswordLength,
  PasswordRotationPolicy,
  SecondaryAuthStrategy,
  SecurityPolicies,
  SecurityPoliciesActions,
  SecurityPoliciesState,
  SessionCountLimit,
  SessionLimits,
  SessionPolicyActions,
  SessionPolicyState,
  TimeLimit,
} from './types.ts'
export { useSecurityCenter } from './use-security-center.ts'
export { useSecurityPolicies } from './use-security-policies.ts'
export { useSecurityUsers } from './use-security-users.ts'
export { useSessionPolicy } from './use-session-policy.ts'
