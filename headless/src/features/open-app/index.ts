export { openAppFeature } from './feature.ts'
export type * from './types.ts'
