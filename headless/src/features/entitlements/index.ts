export { entitlementsFeature } from './feature.ts'
export { judge, type Known } from './judge.ts'
export type * from './types.ts'
