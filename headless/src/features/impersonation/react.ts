export { useImpersonation } from './hooks.ts'
export * from './index.ts'
