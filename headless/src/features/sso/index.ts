export { ssoFeature } from './feature.ts'
export type * from './types.ts'
