export { useChangePassword } from './hooks.ts'
export * from './index.ts'
