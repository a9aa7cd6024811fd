export { mfaErrors } from './errors.ts'
export { mfaFeature } from './feature.ts'
export type * from './types.ts'
