import { PorticoError } from '../../../core/errors.ts'
import { groupErrors } from './errors.ts'
import type { Group } from './types.ts'

/** `true` if another system manages the group, such as a directory. Nothing but that system changes it. */
export function isReadOnlyGroup({ managedBy }: Pick<Group, 'managedBy'>): boolean {
  return managedBy !== 'frontegg'
}

/** Throws if the group is read-only. A group that is not loaded is left to the provider. */
export function refuseReadOnly(group: Group | null | undefined): void {
  if (!group || !isReadOnlyGroup(group)) return
  throw new PorticoError(groupErrors.groupReadOnly, `A directory manages the group "${group.name}". Change it there`)
}
