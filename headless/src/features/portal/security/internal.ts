// The names that other features need. They are not public.
export { type TenantPolicy, tenantPolicies } from './policies/policies.ts'
export { usualLimits } from './session-policy.ts'
export type { SessionLimits } from './types.ts'
