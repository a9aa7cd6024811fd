export { useUnlock } from './hooks.ts'
export * from './index.ts'
