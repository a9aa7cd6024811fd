export { tenantsFeature } from './feature.ts'
export type * from './types.ts'
