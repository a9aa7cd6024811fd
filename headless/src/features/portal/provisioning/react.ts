export { useProvisioning, useSyncLog } from './hooks.ts'
export * from './index.ts'
