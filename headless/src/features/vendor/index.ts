export { vendorFeature } from './feature.ts'
export type * from './types.ts'
