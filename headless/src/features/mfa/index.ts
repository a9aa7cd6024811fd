export { mfaFeature } from './feature.ts'
export type * from './types.ts'
