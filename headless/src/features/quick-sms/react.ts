export { useQuickSms } from './hooks.ts'
export * from './index.ts'
