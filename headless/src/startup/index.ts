export { startUpFeature } from './feature.ts'
export type * from './types.ts'
