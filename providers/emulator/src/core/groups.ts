import { records, rows } from './records.ts'
import type { Role } from './role-records.ts'
import { directRoles } from './roles.ts'
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

/** All roles of a user in a tenant, those of groups too, each once: what decides on levels and permissions. */
export function effectiveRoles(state: CoreState, user: User, tenant: Pick<Tenant, 'id'>): readonly Role[] {
  const all = new Set([...directRoles(state, user, tenant.id), ...rolesByGroups(state, user, tenant)])
  return [...all]
}

function rolesByGroups(state: CoreState, user: User, tenant: Pick<Tenant, 'id'>): readonly Role[] {
  if (!givesRoles(state, tenant)) return []
  const own = groupsIn(state, tenant).filter(({ userIds }) => userIds.includes(user.id))
  return state.roles.filter(({ id }) => own.some(({ roleIds }) => roleIds.includes(id)))
}

/** The members of a tenant's groups have the roles of the groups. */
export function givesRoles(state: CoreState, tenant: Pick<Tenant, 'id'>): boolean {
  const { enabled, rolesEnabled } = groupConfigurationOf(state, tenant)
  return enabled && rolesEnabled
}
