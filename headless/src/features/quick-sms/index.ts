export { quickSmsErrors } from './errors.ts'
export { quickSmsFeature } from './feature.ts'
export type * from './types.ts'
