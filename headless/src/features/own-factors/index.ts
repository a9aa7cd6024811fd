export { ownFactorsFeature } from './feature.ts'
export { readOwnFactors } from './read-own-factors.ts'
export type * from './types.ts'
