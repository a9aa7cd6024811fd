export { useNotifications } from './hooks.ts'
export * from './index.ts'
