export { sessionExpiryFeature } from './feature.ts'
export type * from './types.ts'
