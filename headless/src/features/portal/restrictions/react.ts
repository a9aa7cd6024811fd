export { useDomainRestrictions, useIpRestrictions } from './hooks.ts'
export * from './index.ts'
