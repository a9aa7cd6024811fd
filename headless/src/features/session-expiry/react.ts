export { useSessionExpiry } from './hooks.ts'
export * from './index.ts'
