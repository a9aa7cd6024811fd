export { activationFeature } from './feature.ts'
export type * from './types.ts'
