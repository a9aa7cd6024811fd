export { useSignUp } from './hooks.ts'
export * from './index.ts'
