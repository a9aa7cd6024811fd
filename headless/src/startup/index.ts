export type { Operation } from '../http/api-types.ts'
export { isAnswered, type Offer } from '../http/offer.ts'
export { startUpFeature } from './feature.ts'
export type * from './types.ts'
