import type { SsoConnection, SsoTestPerson } from '@portico/headless/portal/sso-connections'

/** A role of a sign-in, and where it is from. */
export interface RoleOrigin {
  readonly roleId: string
  /** `true` for a default role of the connection. */
  readonly isDefault: boolean
  /** The groups of the user that give it. */
  readonly groups: readonly string[]
}

/** The roles that a sign-in would give, each with its origin. */
export function roleOrigins(
  { roleIds, groups }: Pick<SsoTestPerson, 'roleIds' | 'groups'>,
  connection: Pick<SsoConnection, 'roleIds' | 'groups'>,
): readonly RoleOrigin[] {
  const giving = connection.groups.filter(({ group }) => groups.includes(group))
  return roleIds.map((roleId) => ({
    roleId,
    isDefault: connection.roleIds.includes(roleId),
    groups: giving.flatMap((one) => (one.roleIds.includes(roleId) ? [one.group] : [])),
  }))
}
