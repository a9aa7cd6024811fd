export { resetPhoneNumberErrors } from './errors.ts'
export { resetPhoneNumberFeature } from './feature.ts'
export type * from './types.ts'
