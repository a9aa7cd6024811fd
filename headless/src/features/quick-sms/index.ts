export { quickSmsFeature } from './feature.ts'
export type * from './types.ts'
