export { deviceFeature } from './feature.ts'
export type * from './types.ts'
