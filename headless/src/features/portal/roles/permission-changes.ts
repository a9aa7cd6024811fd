import { mergedIds } from '../../../core/lists/list-bulk.ts'

/** The difference between two sets of permissions, by their ids. */
export interface PermissionChanges {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** The permissions of a role that a person has chosen. */
export interface ChosenPermissions {
  /** The ids of all permissions of the role. */
  readonly permissions: readonly string[]
  /** The ids at the time at which the person began. With them, changes that others made since then stay. */
  readonly before?: readonly string[] | undefined
}

/** The ids that a choice adds and removes. */
export function permissionChanges(before: readonly string[], after: readonly string[]): PermissionChanges {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  }
}

/** The ids of a role after a choice. With `before`, only the changes of the person are applied to `present`. */
export function mergePermissions(
  present: readonly string[],
  { permissions, before }: ChosenPermissions,
): readonly string[] {
  return mergedIds(present, permissions, before)
}
