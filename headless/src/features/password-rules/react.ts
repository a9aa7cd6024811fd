export { usePasswordRules } from './hooks.ts'
export * from './index.ts'
