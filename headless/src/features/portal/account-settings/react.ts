export { useAccountSettings, useCustomLogin } from './hooks.ts'
export * from './index.ts'
