export { ownEmailFeature } from './feature.ts'
export type * from './types.ts'
