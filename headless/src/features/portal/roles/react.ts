export { useRoles } from './hooks.ts'
export * from './index.ts'
