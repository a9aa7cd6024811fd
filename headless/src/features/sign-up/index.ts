export { signUpErrors } from './errors.ts'
export { signUpFeature } from './feature.ts'
export type * from './types.ts'
