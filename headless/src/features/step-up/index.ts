export { stepUpFeature } from './feature.ts'
export type * from './types.ts'
export { stepUpDemandOf, withStepUp } from './with-step-up.ts'
