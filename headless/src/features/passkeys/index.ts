export { passkeysFeature } from './feature.ts'
export type * from './types.ts'
