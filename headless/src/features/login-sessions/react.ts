export { useLoginSessions } from './hooks.ts'
export * from './index.ts'
