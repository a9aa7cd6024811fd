export { resetPasswordFeature } from './feature.ts'
export type * from './types.ts'
