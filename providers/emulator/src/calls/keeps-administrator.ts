import { holds, Refusal } from '@portico/headless/provider'
import { highestLevel } from '../core/role-levels.ts'
import type { CoreState } from '../core/state.ts'
import { isOpen } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import type { HolderHandler } from './call.ts'

/**
 * Wraps a change that can take rights. It is refused, without any effect, if no person of a tenant could give the rights back
 * afterwards: the last one of the highest rank who may manage people and their roles. The wrapped handler must be synchronous.
 */
export function keepsAdministrator<Owned>(handler: HolderHandler<Owned>): HolderHandler<Owned> {
  return (call, holder) => {
    const { state, now } = call
    const before = structuredClone(state)
    const answer = handler(call, holder)
    if (hasAdministratorsOf(before, { state, now })) return answer
    Object.assign(state, before)
    throw new Refusal(
      409,
      'ER-LAST-ADMINISTRATOR',
      'No other person could manage people and their roles then. Give someone these rights first',
    )
  }
}

/**
 * `true` unless a tenant has lost the last person of the highest rank who could manage people and their roles before. The people
 * with these ids alone may have lost rights; by default any.
 */
export function hasAdministratorsOf(
  before: CoreState,
  { state, now }: { readonly state: CoreState; readonly now: number },
  atRisk?: ReadonlySet<string>,
): boolean {
  const isAtRisk = ({ id }: User) => !atRisk || atRisk.has(id)
  if (administratorRanks({ ...before, users: before.users.filter(isAtRisk) }, now).size === 0) return true
  const ranks = administratorRanks(state, now)
  return [...administratorRanks(before, now)].every(([id, rank]) => (ranks.get(id) ?? Infinity) <= rank)
}

/**
 * The highest rank of the administrators of each tenant, by its id. People whose access ends do not count, nor do invited
 * ones who never signed in.
 */
function administratorRanks(state: CoreState, now: number): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const user of state.users) {
    if (user.isLocked || (!user.verified && user.lastLogin === null)) continue
    for (const membership of user.memberships) {
      const { tenantId, accessEndsAt } = membership
      if (accessEndsAt !== undefined || !isOpen(membership, now)) continue
      const rank = highestLevel({ state }, { user, tenant: { id: tenantId } })
      if (rank < (ranks.get(tenantId) ?? Infinity) && isAdministrator(state, user, tenantId)) ranks.set(tenantId, rank)
    }
  }
  return ranks
}

function isAdministrator(state: CoreState, user: User, tenantId: string): boolean {
  if (user.superUser) return true
  const held = heldPermissions(state, { userId: user.id, tenantId })
  return needed.every((permission) => holds(held, permission))
}

const needed = ['fe.secure.write.updateUser', 'fe.secure.write.usersRoles']
