export { ownFactorsFeature } from './feature.ts'
export { readOwnFactors } from './read-own-factors.ts'
export type { OwnFactor, OwnFactorsActions, OwnFactorsAnswer, OwnFactorsState } from './types.ts'
export { useOwnFactors } from './use-own-factors.ts'
