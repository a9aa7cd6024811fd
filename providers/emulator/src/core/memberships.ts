import type { CoreState } from './state.ts'
import { type Tenant, tenantsAbove } from './tenants.ts'
import { isOpen } from './user-queries.ts'
import type { Membership, User } from './users.ts'

/**
 * The membership of a user in a tenant: the own one, else one with the roles of the nearest account above, if the tenant
 * lets its people in.
 */
export function membershipOf(
  state: Pick<CoreState, 'tenants'>,
  { memberships }: User,
  tenantId: string,
): Membership | undefined {
  const own = memberships.find((one) => one.tenantId === tenantId)
  const tenant = own ? undefined : state.tenants.find(({ id }) => id === tenantId)
  if (!tenant || tenant.parentId === null) return own
  const [above] = tenantsAbove(state, tenant).flatMap(({ id }) => memberships.find((one) => one.tenantId === id) ?? [])
  return above && letsIn(tenant, above) ? fromAbove(above, tenantId) : undefined
}

/** The memberships that give access at a time: own ones, then those by access from above. `now` is in epoch milliseconds. */
export function openMemberships(state: Pick<CoreState, 'tenants'>, user: User, now: number): readonly Membership[] {
  const isEntitled = user.memberships.some(({ mayEnterBelow }) => mayEnterBelow === true)
  const entered = state.tenants
    .filter(
      ({ parentId, subAccountAccess = 'defaultOff' }) =>
        parentId !== null && (isEntitled || subAccountAccess !== 'defaultOff'),
    )
    .filter(({ id }) => !user.memberships.some(({ tenantId }) => tenantId === id))
    .flatMap(({ id }) => membershipOf(state, user, id) ?? [])
  return [...user.memberships, ...entered].filter((one) => isOpen(one, now))
}

function letsIn({ subAccountAccess = 'defaultOff' }: Tenant, { mayEnterBelow }: Membership): boolean {
  if (subAccountAccess === 'alwaysOn') return true
  return subAccountAccess === 'defaultOn' ? mayEnterBelow !== false : mayEnterBelow === true
}

/** Grants of the account above end there. */
function fromAbove({ roleIds, isDisabled, accessEndsAt }: Membership, tenantId: string): Membership {
  return {
    tenantId,
    roleIds,
    ...(isDisabled !== undefined && { isDisabled }),
    ...(accessEndsAt !== undefined && { accessEndsAt }),
  }
}
