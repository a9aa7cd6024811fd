export { passkeySignInFeature } from './feature.ts'
export type * from './types.ts'
