export { resetPhoneNumberFeature } from './feature.ts'
export type * from './types.ts'
