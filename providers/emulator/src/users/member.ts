import { missing, Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { effectiveRoles } from '../core/groups.ts'
import { refuseAbove } from '../core/role-levels.ts'
import { isMember } from '../core/user-queries.ts'
import type { Membership, User } from '../core/users.ts'
import type { Holder } from '../tokens/authenticate.ts'

/** The member of the caller's tenant with an id. A user of another tenant does not exist. */
export function memberIn({ state }: Pick<Call, 'state'>, { tenant }: Pick<Holder, 'tenant'>, id: string): User {
  const user = state.users.find((one) => one.id === id && isMember(one, tenant))
  if (user) return user
  throw missing('The user')
}

/** The same, if the caller may change them. Refuses members with higher roles. */
export function changeableMember(call: Call, holder: Holder, id: string): User {
  const user = memberIn(call, holder, id)
  refuseAbove(call, holder, effectiveRoles(call.state, user, holder.tenant))
  return user
}

/** The same, for a change that would end the caller's own access. */
export function otherMember(call: Call, holder: Holder, id: string): User {
  const user = changeableMember(call, holder, id)
  if (user !== holder.user) return user
  throw new Refusal(400, 'ER-USER-SELF', 'You cannot end your own access. Ask another administrator')
}

/** The same, for a change of the account itself. An account of several tenants belongs to none of their administrators. */
export function lockableMember(call: Call, holder: Holder, id: string): User {
  const user = otherMember(call, holder, id)
  if (isLockable(user)) return user
  throw new Refusal(409, 'ER-USER-NOT-LOCKABLE', 'This person belongs to other accounts too, and keeps access to them')
}

/** `true` if an administrator of the only tenant of a user may lock the account. */
export function isLockable({ memberships }: Pick<User, 'memberships'>): boolean {
  return memberships.length === 1
}

/** The membership of a member in the caller's tenant. */
export function membershipIn({ memberships }: User, { tenant }: Pick<Holder, 'tenant'>): Membership {
  const membership = memberships.find(({ tenantId }) => tenantId === tenant.id)
  if (membership) return membership
  throw missing('The user')
}
