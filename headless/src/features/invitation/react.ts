export { useInvitation } from './hooks.ts'
export * from './index.ts'
