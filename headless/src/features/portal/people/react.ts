export { usePeople } from './hooks.ts'
export * from './index.ts'
