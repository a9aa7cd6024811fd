export { ownFactorsFeature, readOwnFactors } from './feature.ts'
export type * from './types.ts'
