export { useVendor } from './hooks.ts'
export * from './index.ts'
