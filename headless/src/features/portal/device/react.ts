export { useDevice } from './hooks.ts'
export * from './index.ts'
