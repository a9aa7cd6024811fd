export { useLogin } from './hooks.ts'
export * from './index.ts'
