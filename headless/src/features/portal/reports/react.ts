export { useReports } from './hooks.ts'
export * from './index.ts'
