import { activationRecords } from '../activation/records.ts'
import { apiTokenRecords } from '../api-tokens/records.ts'
import { groupRecords } from '../core/groups.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { endSessionsOf } from '../session/end-session.ts'

/** Removes a user from a tenant, with their sessions, groups, own tokens and open invitations there. The account stays. */
export function removeMember(state: CoreState, user: User, { id: tenantId }: Pick<Tenant, 'id'>): void {
  user.memberships = user.memberships.filter((one) => one.tenantId !== tenantId)
  endSessionsOf(state, user.id, tenantId)
  for (const group of groupRecords.of(state).groups)
    if (group.tenantId === tenantId) group.userIds = group.userIds.filter((id) => id !== user.id)
  const tokens = apiTokenRecords.of(state)
  tokens.apiTokens = tokens.apiTokens.filter(
    (token) => token.level === 'tenant' || token.userId !== user.id || token.tenantId !== tenantId,
  )
  const own = activationRecords.of(state)
  own.accountLinks = own.accountLinks.filter((link) => link.userId !== user.id || link.tenantId !== tenantId)
}
