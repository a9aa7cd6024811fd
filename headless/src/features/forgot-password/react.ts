export { useForgotPassword } from './hooks.ts'
export * from './index.ts'
