export { useTenants } from './hooks.ts'
export * from './index.ts'
