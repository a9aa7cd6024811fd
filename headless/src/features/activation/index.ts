export { activationErrors } from './errors.ts'
export { activationFeature } from './feature.ts'
export type * from './types.ts'
