export { ownActivityFeature } from './feature.ts'
export type * from './types.ts'
