import { isOpen } from '../core/people.ts'
import type { User } from '../core/users.ts'

/**
 * The first of the wanted tenants that a user has access to, else the first with access; `null` without any. `now` is in
 * epoch milliseconds.
 */
export function ownTenant({ memberships }: User, now: number, ...wanted: readonly unknown[]): string | null {
  const own = memberships.filter((one) => isOpen(one, now)).map(({ tenantId }) => tenantId)
  const fitting = wanted.map((one) => own.find((tenantId) => tenantId === one)).find((one) => one !== undefined)
  return fitting ?? own[0] ?? null
}
