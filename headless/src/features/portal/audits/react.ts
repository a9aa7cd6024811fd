export { useAudits } from './hooks.ts'
export * from './index.ts'
