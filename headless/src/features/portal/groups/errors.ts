import { PorticoError } from '../../../core/errors.ts'
import type { Group, UpdateGroupInput } from './types.ts'

/** The codes of errors that `groups` makes itself. Their meaning is in its guide. */
export const groupErrors = {
  groupReadOnly: 'group-read-only',
  groupPartlySaved: 'group-partly-saved',
} as const

/** `true` if another system manages the group, such as a directory. Nothing but its roles is changed here. */
export function isReadOnlyGroup({ managedBy }: Pick<Group, 'managedBy'>): boolean {
  return managedBy !== 'frontegg'
}

/** Throws if the change of a read-only group is more than one of its roles. */
export function refuseMoreThanRoles(group: Group | undefined, change: UpdateGroupInput): void {
  const { id: _, addRoleIds: __, removeRoleIds: ___, ...rest } = change
  const isMore = Object.values(rest).some((part) => (Array.isArray(part) ? part.length > 0 : part !== undefined))
  if (isMore) refuseReadOnly(group)
}

/** Throws if the group is read-only. A group that is not loaded is left to the provider. */
export function refuseReadOnly(group: Group | null | undefined): void {
  if (!group || !isReadOnlyGroup(group)) return
  throw new PorticoError(groupErrors.groupReadOnly, `A directory manages the group "${group.name}". Change it there`)
}
