import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'

/** A tenant as the contract shows it. */
export function tenantAnswer(state: CoreState, { id, name, alias, isReseller, settings, createdAt }: Tenant) {
  return {
    id,
    tenantId: id,
    name,
    alias: alias ?? null,
    vendorId: state.vendor.id,
    isReseller: isReseller ?? state.tenants.some(({ parentId }) => parentId === id),
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
