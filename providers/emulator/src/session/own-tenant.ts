import { openMemberships } from '../core/memberships.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'

/**
 * The first of the wanted tenants that a user has access to, else the first with access; `null` without any. `now` is in
 * epoch milliseconds.
 */
export function ownTenant(state: CoreState, user: User, now: number, ...wanted: readonly unknown[]): string | null {
  const own = openMemberships(state, user, now).map(({ tenantId }) => tenantId)
  const fitting = wanted.map((one) => own.find((tenantId) => tenantId === one)).find((one) => one !== undefined)
  return fitting ?? own[0] ?? null
}
