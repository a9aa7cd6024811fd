export { ssoErrors } from './errors.ts'
export { ssoFeature } from './feature.ts'
export type * from './types.ts'
