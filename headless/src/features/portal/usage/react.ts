export { useUsage } from './hooks.ts'
export * from './index.ts'
export { useUsageOffer } from './offer-hooks.ts'
