export { useUsage, useUsageOffer } from './hooks.ts'
export * from './index.ts'
