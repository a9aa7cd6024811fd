export { useSecurityCenter, useSecurityPolicies, useSecurityUsers, useSessionPolicy } from './hooks.ts'
export * from './index.ts'
