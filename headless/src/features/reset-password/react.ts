export { useResetPassword } from './hooks.ts'
export * from './index.ts'
