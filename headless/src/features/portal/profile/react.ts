export { useProfile } from './hooks.ts'
export * from './index.ts'
