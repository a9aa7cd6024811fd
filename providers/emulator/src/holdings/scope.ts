import { malformed, missing } from '@portico/headless/provider'
import type { Holdings } from '../core/entitlements.ts'
import { membershipOf } from '../core/memberships.ts'
import type { CoreState } from '../core/state.ts'

/** The holder of a grant: all users (empty), a tenant, or a user in a tenant. */
export interface Scope {
  /** The id of the tenant. */
  readonly tenantId?: string
  /** The id of a person who belongs to the tenant. */
  readonly userId?: string
}

/**
 * The grants of a scope and of the wider ones, widest first. Refuses an unknown tenant or user, and a user without a
 * tenant.
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
  const membership = membershipOf(state, user, tenantId)
  if (!membership) throw missing(`The user ${userId} in the tenant ${tenantId}`)
  return [state, tenant, membership]
}

/** An id of `undefined` must not mean all users. */
function named(scope: Scope, name: keyof Scope): string | null {
  if (!Object.hasOwn(scope, name)) return null
  const id = scope[name]
  if (typeof id === 'string') return id
  throw malformed(`${name} is ${id}: give an id, or leave it out`)
}
