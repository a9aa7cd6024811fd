export { loginSessionErrors } from './errors.ts'
export { loginSessionsFeature } from './feature.ts'
export type * from './types.ts'
