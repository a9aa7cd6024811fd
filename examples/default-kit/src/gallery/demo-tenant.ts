import type { Tenant } from '@portico/headless'

/** A tenant of the demo. */
export function demoTenant(tenantId: string, name: string): Tenant {
  return {
    id: tenantId,
    tenantId,
    name,
    vendorId: 'portico',
    isReseller: false,
    createdAt: founded,
    updatedAt: founded,
  }
}

const founded = '2026-01-05T09:00:00.000Z'
