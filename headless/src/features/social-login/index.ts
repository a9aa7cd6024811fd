export { socialLoginErrors } from './errors.ts'
export { socialLoginFeature } from './feature.ts'
export type * from './types.ts'
