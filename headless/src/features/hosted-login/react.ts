export { useHostedLogin } from './hooks.ts'
export * from './index.ts'
