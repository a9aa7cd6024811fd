import type { User } from '../core/users.ts'

/** The first of the tenants wanted that a person belongs to, else the first they belong to; `null` where that is none. */
export function ownTenant({ memberships }: User, ...wanted: readonly unknown[]): string | null {
  const own = memberships.map(({ tenantId }) => tenantId)
  const fitting = wanted.map((one) => own.find((tenantId) => tenantId === one)).find((one) => one !== undefined)
  return fitting ?? own[0] ?? null
}
