export { useSocialLogin } from './hooks.ts'
export * from './index.ts'
