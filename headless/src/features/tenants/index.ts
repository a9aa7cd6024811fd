export { tenantErrors } from './errors.ts'
export { tenantsFeature } from './feature.ts'
export type * from './types.ts'
