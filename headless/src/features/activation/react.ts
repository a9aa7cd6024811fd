export { useActivation } from './hooks.ts'
export * from './index.ts'
