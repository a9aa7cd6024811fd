import type { Holdings } from '../core/entitlements.ts'
import type { CoreState } from '../core/state.ts'
import { malformed, missing } from '../http/errors.ts'

/** Whom something is given to: everybody where it names nobody, a tenant, or a person in a tenant. */
export interface Scope {
  /** The id of the tenant. */
  readonly tenantId?: string
  /** The id of a person who belongs to the tenant. */
  readonly userId?: string
}

/**
 * What is given in a scope and those around it, the widest first, its own last. Refuses a tenant or person who is not
 * there, and a person without a tenant.
 */
export function holdingsAround(state: CoreState, scope: Scope): readonly Holdings[] {
  const tenantId = named(scope, 'tenantId')
  const userId = named(scope, 'userId')
  if (tenantId === null) {
    if (userId === null) return [state]
    throw malformed('What a person has, they have in a tenant: give a tenantId beside the userId')
  }
  const tenant = state.tenants.find(({ id }) => id === tenantId)
  if (!tenant) throw missing(`The tenant ${tenantId}`)
  if (userId === null) return [state, tenant]
  const user = state.users.find(({ id }) => id === userId)
  if (!user) throw missing(`The user ${userId}`)
  const membership = user.memberships.find((one) => one.tenantId === tenantId)
  if (!membership) throw missing(`The user ${userId} in the tenant ${tenantId}`)
  return [state, tenant, membership]
}

/** A search that found nobody must not turn into everybody. */
function named(scope: Scope, name: keyof Scope): string | null {
  if (!Object.hasOwn(scope, name)) return null
  const id = scope[name]
  if (typeof id === 'string') return id
  throw malformed(`${name} is ${id}: give an id, or leave it out`)
}
