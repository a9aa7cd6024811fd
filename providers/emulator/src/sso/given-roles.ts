import type { CoreState } from '../core/state.ts'
import type { Membership } from '../core/users.ts'
import { type SsoConnection, ssoRecords } from './records.ts'

/** The facts of a sign-in that decide about roles. */
interface SignIn {
  /** The membership was made by this sign-in. */
  readonly isNew: boolean
  /** The groups of the user at the identity provider. */
  readonly groups: readonly string[]
}

/**
 * Gives the default roles and those of the user's groups. Roles that an earlier sign-in gave and this one does not are
 * taken. Roles that an administrator gave stay.
 */
export function giveRoles(connection: SsoConnection, membership: Membership, { isNew, groups }: SignIn): void {
  const { roleIds: defaults = [], groups: mappings = [] } = connection
  const mapped = mappings.filter(({ group }) => groups.includes(group)).flatMap(({ roleIds }) => roleIds)
  const given = [...new Set([...defaults, ...mapped])]
  const former = membership.ssoRoleIds ?? []
  // The default roles of a connection are in the place of those of the tenant.
  const ofOthers = isNew && defaults.length > 0 ? [] : membership.roleIds.filter((id) => !former.includes(id))
  membership.roleIds = [...new Set([...ofOthers, ...given])]
  membership.ssoRoleIds = given.filter((id) => !ofOthers.includes(id))
}

/** Takes a removed role from the connections, and from what their sign-ins gave. */
export function forgetSsoRole(state: CoreState, roleId: string): void {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== roleId)
  for (const connection of ssoRecords.of(state).ssoConnections) {
    if (connection.roleIds) connection.roleIds = without(connection.roleIds)
    for (const one of connection.groups ?? []) one.roleIds = without(one.roleIds)
  }
  for (const membership of state.users.flatMap(({ memberships }) => memberships))
    if (membership.ssoRoleIds) membership.ssoRoleIds = without(membership.ssoRoleIds)
}
