export { Can, type CanProps, useCan, useEntitlements } from './entitlement-hooks.ts'
export { useAuthorized } from './hooks.ts'
export * from './index.ts'
