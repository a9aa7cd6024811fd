export { tenantErrors } from './errors.ts'
export { tenantsFeature } from './feature.ts'
export type { LoadTenantsInput, SwitchTenantInput, TenantsActions, TenantsState } from './types.ts'
export { useTenants } from './use-tenants.ts'
