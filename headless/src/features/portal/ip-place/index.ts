export { ipPlaceFeature } from './feature.ts'
export type * from './types.ts'
