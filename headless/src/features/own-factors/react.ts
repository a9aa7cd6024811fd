export { useOwnFactors } from './hooks.ts'
export * from './index.ts'
