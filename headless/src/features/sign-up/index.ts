export { signUpFeature } from './feature.ts'
export type * from './types.ts'
