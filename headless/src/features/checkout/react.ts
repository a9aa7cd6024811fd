export { useCheckout } from './hooks.ts'
export * from './index.ts'
