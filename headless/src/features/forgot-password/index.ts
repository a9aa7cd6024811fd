export { forgotPasswordFeature } from './feature.ts'
export type * from './types.ts'
