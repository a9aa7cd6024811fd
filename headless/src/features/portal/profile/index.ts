export { profileErrors } from './errors.ts'
export { profileFeature } from './feature.ts'
export type * from './types.ts'
