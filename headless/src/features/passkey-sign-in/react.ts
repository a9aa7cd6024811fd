export { usePasskeySignIn } from './hooks.ts'
export * from './index.ts'
