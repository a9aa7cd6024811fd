export { passwordlessFeature } from './feature.ts'
export { magicLinkFeature } from './magic-link.ts'
export type * from './types.ts'
