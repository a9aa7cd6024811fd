export { usePhoneNumbers } from './hooks.ts'
export * from './index.ts'
