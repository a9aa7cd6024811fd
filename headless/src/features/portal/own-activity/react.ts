export { useOwnActivity } from './hooks.ts'
export * from './index.ts'
