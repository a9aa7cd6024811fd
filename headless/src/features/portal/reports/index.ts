export { reportErrors } from './errors.ts'
export { reportsFeature } from './feature.ts'
export type * from './types.ts'
