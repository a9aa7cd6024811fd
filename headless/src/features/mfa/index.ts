export { mfaErrors } from './errors.ts'
export { loadMfa, mfaFeature } from './feature.ts'
export type * from './types.ts'
