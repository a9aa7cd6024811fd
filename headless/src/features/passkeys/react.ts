export { usePasskeys } from './hooks.ts'
export * from './index.ts'
