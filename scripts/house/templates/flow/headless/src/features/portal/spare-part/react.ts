export { useSparePart } from './hooks.ts'
export * from './index.ts'
