export { useProvisioning } from './hooks.ts'
export * from './index.ts'
