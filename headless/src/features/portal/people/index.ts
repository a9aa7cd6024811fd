export { peopleFeature } from './feature.ts'
export type * from './types.ts'
