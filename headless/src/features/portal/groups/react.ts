export { useGroup, useGroupConfiguration, useGroups } from './hooks.ts'
export * from './index.ts'
