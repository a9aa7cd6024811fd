export { Can, type CanProps, useAuthorized, useCan, useEntitlements } from './hooks.ts'
export * from './index.ts'
