import { records, rows } from './records.ts'
import type { Role } from './role-records.ts'
import { flag, json, list, oneOf, optional, text } from './shape.ts'
import { type SourceDirectory, sourceDirectory } from './source-directory.ts'
import type { CoreState } from './state.ts'
import type { Tenant } from './tenants.ts'
import type { User } from './users.ts'

/** A group of users of a tenant. Its members have its roles. */
export interface Group {
  id: string
  tenantId: string
  name: string
  description: string
  color: string
  /** A JSON object as text, as the wire has it. */
  metadata: string
  /** A group of `scim2` is changed by its directory alone. */
  managedBy: 'frontegg' | 'scim2'
  /** The directory that brought it. Default: none. */
  directory?: SourceDirectory
  roleIds: string[]
  userIds: string[]
}

/** A tenant's use of groups. Default: groups and their roles are on. */
export interface GroupConfiguration {
  tenantId: string
  enabled: boolean
  /** Members have the roles of their groups. */
  rolesEnabled: boolean
}

export const groupRecords = records({
  /** In the order of their creation. */
  groups: rows<Group>({
    id: text,
    tenantId: text,
    name: text,
    description: text,
    color: text,
    metadata: json,
    managedBy: oneOf('frontegg', 'scim2'),
    directory: optional(sourceDirectory),
    roleIds: list(text),
    userIds: list(text),
  }),
  groupConfigurations: rows<GroupConfiguration>({ tenantId: text, enabled: flag, rolesEnabled: flag }),
})

/** The groups of a tenant. */
export function groupsIn(state: CoreState, { id }: Pick<Tenant, 'id'>): readonly Group[] {
  return groupRecords.of(state).groups.filter(({ tenantId }) => tenantId === id)
}

/** The configuration of a tenant. */
export function groupConfigurationOf(state: CoreState, { id }: Pick<Tenant, 'id'>): GroupConfiguration {
  const own = groupRecords.of(state).groupConfigurations.find(({ tenantId }) => tenantId === id)
  return own ?? { tenantId: id, enabled: true, rolesEnabled: true }
}

/** The roles that a user has in a tenant by groups. */
export function rolesByGroups(state: CoreState, user: Pick<User, 'id'>, tenant: Pick<Tenant, 'id'>): readonly Role[] {
  const { enabled, rolesEnabled } = groupConfigurationOf(state, tenant)
  if (!enabled || !rolesEnabled) return []
  const own = groupsIn(state, tenant).filter(({ userIds }) => userIds.includes(user.id))
  return state.roles.filter(({ id }) => own.some(({ roleIds }) => roleIds.includes(id)))
}
