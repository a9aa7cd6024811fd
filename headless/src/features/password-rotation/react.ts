export { usePasswordRotation } from './hooks.ts'
export * from './index.ts'
