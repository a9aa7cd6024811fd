export { profileFeature } from './feature.ts'
export type * from './types.ts'
