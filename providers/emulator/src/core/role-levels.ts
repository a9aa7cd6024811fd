import { Refusal } from '@portico/headless/provider'
import { effectiveRoles } from './groups.ts'
import type { Role } from './role-records.ts'
import type { CoreState } from './state.ts'
import type { Tenant } from './tenants.ts'
import type { User } from './users.ts'

/** A user in a tenant. */
interface InTenant {
  readonly user: User
  readonly tenant: Pick<Tenant, 'id'>
}

/** The number of the lowest rank. */
export const lowestLevel = 1000

/** Refuses roles above the highest of the caller. */
export function refuseAbove(
  { state }: { readonly state: CoreState },
  holder: InTenant,
  roles: readonly Pick<Role, 'level'>[],
): void {
  const highest = highestLevel({ state }, holder)
  if (roles.some(({ level }) => level < highest)) throw tooHigh(highest)
}

/** The highest rank of all roles of a user: a lower number is higher. */
export function highestLevel({ state }: { readonly state: CoreState }, { user, tenant }: InTenant): number {
  if (user.superUser) return 0
  return Math.min(lowestLevel, ...effectiveRoles(state, user, tenant).map(({ level }) => level))
}

export const tooHigh = (level: number) =>
  new Refusal(403, 'ER-ROLE-LEVEL', `Your own roles reach up to level ${level}. Choose that level or a higher number`)
