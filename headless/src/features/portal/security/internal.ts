// The names that other features need. They are not public.
export type { TenantPolicy } from './policies/policies.ts'
export type { SessionLimits } from './types.ts'
