export { loginSessionsFeature } from './feature.ts'
export type * from './types.ts'
