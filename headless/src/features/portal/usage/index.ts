export { usageFeature } from './feature.ts'
export { usageOfferFeature } from './offer.ts'
export type * from './types.ts'
