export { usePermissions } from './hooks.ts'
export * from './index.ts'
