export { activationErrors } from './errors.ts'
export { activationFeature } from './feature.ts'
export { keepActivationEmail } from './mailed-address.ts'
export type * from './types.ts'
