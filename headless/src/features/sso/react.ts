export { useSso } from './hooks.ts'
export * from './index.ts'
