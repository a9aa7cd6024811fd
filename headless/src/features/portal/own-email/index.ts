export { ownEmailErrors } from './errors.ts'
export { ownEmailFeature } from './feature.ts'
export type * from './types.ts'
