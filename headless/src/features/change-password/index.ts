export { changePasswordFeature } from './feature.ts'
export type * from './types.ts'
