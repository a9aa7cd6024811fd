export { socialLoginFeature } from './feature.ts'
export type * from './types.ts'
