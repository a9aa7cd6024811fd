export { useResetPhoneNumber } from './hooks.ts'
export * from './index.ts'
