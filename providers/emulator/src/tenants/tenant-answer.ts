import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'

/** A tenant as the contract shows it. */
export function tenantAnswer(state: CoreState, tenant: Tenant) {
  const { id, name, alias, settings, createdAt } = tenant
  const { isReseller = state.tenants.some(({ parentId }) => parentId === id) } = tenant
  return {
    id,
    tenantId: id,
    name,
    alias: alias ?? null,
    vendorId: state.vendor.id,
    isReseller,
    tenantType: tenant.tenantType ?? (isReseller ? 'reseller' : 'customer'),
    createdAt,
    updatedAt: createdAt,
    address: settings['address'] ?? null,
    timezone: settings['timezone'] ?? null,
    dateFormat: settings['dateFormat'] ?? null,
    timeFormat: settings['timeFormat'] ?? null,
    currency: settings['currency'] ?? null,
    logo: settings['logo'] ?? null,
    hasCustomLogin: Boolean(settings['applicationUrl']),
  }
}
