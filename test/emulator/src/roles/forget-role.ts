import { linksOf } from '../activation/account-links.ts'
import { apiTokenRecords } from '../api-tokens/records.ts'
import { groupRecords } from '../core/groups.ts'
import type { Role } from '../core/role-records.ts'
import type { CoreState } from '../core/state.ts'
import { invitationRecords } from '../invitation/records.ts'
import { forgetSsoRole } from '../sso/given-roles.ts'

/** Removes a role, and takes it from its users, groups, open invitations, tokens of machines and single sign-on. */
export function forgetRole(state: CoreState, role: Role): void {
  state.roles = state.roles.filter((one) => one !== role)
  const holders = [
    ...state.users.flatMap(({ memberships }) => memberships),
    ...invitationRecords.of(state).inviteLinks,
    ...linksOf(state),
    ...groupRecords.of(state).groups,
    ...apiTokenRecords.of(state).apiTokens,
  ]
  for (const holder of holders) {
    if (holder.roleIds.includes(role.id)) holder.roleIds = holder.roleIds.filter((id) => id !== role.id)
  }
  forgetSsoRole(state, role.id)
}
