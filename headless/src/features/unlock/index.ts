export { unlockFeature } from './feature.ts'
export type * from './types.ts'
