export { useOwnEmail } from './hooks.ts'
export * from './index.ts'
