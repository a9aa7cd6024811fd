export { useMfa } from './hooks.ts'
export * from './index.ts'
