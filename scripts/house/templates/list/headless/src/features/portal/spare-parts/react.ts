export { useSpareParts } from './hooks.ts'
export * from './index.ts'
