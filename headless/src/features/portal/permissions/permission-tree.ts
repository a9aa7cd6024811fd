import { matchesPermission } from '../../../rules/index.ts'
import type { Permission } from './types.ts'

/** The permissions of a role, as its editor or the last read has them. */
export interface PermissionHolder {
  /** The ids of its permissions. */
  readonly permissions: readonly string[]
  /** `true` if they cannot be changed: a built-in role, or a person who may not change roles. */
  readonly isFixed: boolean
}

/**
 * How a role has a permission. `always`: part of every role. `wider`: held through a wider key. `fixed`: held, and not for
 * this person to change. `never`: not held, and not for this person to change. `held` and `open` can be changed.
 */
export type PermissionStanding = 'always' | 'wider' | 'fixed' | 'never' | 'held' | 'open'

/** A permission with its standing in one role. */
export interface PermissionCell {
  readonly permission: Permission
  readonly standing: PermissionStanding
  /** `true` if a holder of the role has the permission. */
  readonly isHeld: boolean
  /** The key that contains this one, for the standing `wider`; else `null`. */
  readonly through: string | null
}

/** A category of permissions in one role. */
export interface PermissionBranch {
  readonly id: string
  /** Empty if the provider does not list the category. */
  readonly name: string
  readonly cells: readonly PermissionCell[]
  /** The number of permissions held. */
  readonly held: number
  /** The number of all permissions in it, those that a search leaves out too. */
  readonly total: number
  /** `all`: each permission that the role can have is held. `none`: not one is held. */
  readonly check: 'all' | 'some' | 'none'
  /** `true` if {@link toggleCategory} changes something. */
  readonly canChange: boolean
}

/** The permissions of a role by category, each with its standing. The order is that of `permissions`. */
export function permissionTree(
  permissions: readonly Permission[],
  holder: PermissionHolder,
): readonly PermissionBranch[] {
  const cells = cellsOf(permissions, holder)
  const ids = [...new Set(permissions.map(({ categoryId }) => categoryId))]
  return ids.map((id) =>
    branchOf(
      id,
      cells.filter(({ permission }) => permission.categoryId === id),
      holder,
    ),
  )
}

/** Adds or removes one permission. Returns the ids of the role afterwards. A permission that cannot be changed stays. */
export function togglePermission(
  { permission, standing }: PermissionCell,
  chosen: readonly string[],
): readonly string[] {
  if (standing === 'open') return [...chosen, permission.id]
  return standing === 'held' ? chosen.filter((id) => id !== permission.id) : chosen
}

/** Adds all permissions of a category that can be changed. Removes them if all are held. Returns the ids of the role. */
export function toggleCategory(
  { cells, check, canChange }: PermissionBranch,
  chosen: readonly string[],
): readonly string[] {
  if (!canChange) return chosen
  if (check !== 'all') return [...chosen, ...cells.filter(isOpen).map(({ permission }) => permission.id)]
  // A permission held through a key of the same category goes with that key.
  const removed = cells.filter(isOwn(chosen)).map(({ permission }) => permission.id)
  return chosen.filter((id) => !removed.includes(id))
}

/** The branches with the permissions whose name, key, description or category contains a text, without regard to case. */
export function searchTree(tree: readonly PermissionBranch[], text: string): readonly PermissionBranch[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return tree
  return tree.flatMap((branch) => {
    const cells = branch.name.toLowerCase().includes(sought)
      ? branch.cells
      : branch.cells.filter(({ permission: { name, key, description } }) =>
          [name, key, description].some((one) => one.toLowerCase().includes(sought)),
        )
    return cells.length > 0 ? { ...branch, cells } : []
  })
}

function cellsOf(permissions: readonly Permission[], { permissions: chosen, isFixed }: PermissionHolder) {
  const held = permissions.filter(({ id, assignment }) => assignment === 'always' || chosen.includes(id))
  const wide = held.filter(({ key }) => key.includes('*'))
  const ids = new Set(held.map(({ id }) => id))
  return permissions.map((permission): PermissionCell => {
    const through = wide.find((one) => isWider(one.key, permission.key))?.key ?? null
    const standing = standingOf(permission, { isDirect: ids.has(permission.id), through, isFixed })
    const isHeld = standing !== 'open' && standing !== 'never'
    return { permission, standing, isHeld, through: standing === 'wider' ? through : null }
  })
}

function standingOf(
  { assignment }: Permission,
  { isDirect, through, isFixed }: { isDirect: boolean; through: string | null; isFixed: boolean },
): PermissionStanding {
  if (assignment === 'always') return 'always'
  if (through !== null) return 'wider'
  if (isFixed || assignment === 'never') return isDirect ? 'fixed' : 'never'
  return isDirect ? 'held' : 'open'
}

/** `true` if `key` contains everything of `other`, and more. */
function isWider(key: string, other: string): boolean {
  return matchesPermission(key, other) && !matchesPermission(other, key)
}

function branchOf(
  id: string,
  cells: readonly PermissionCell[],
  { permissions, isFixed }: PermissionHolder,
): PermissionBranch {
  const held = cells.filter(({ isHeld }) => isHeld).length
  const reachable = cells.filter(({ standing }) => standing !== 'never').length
  const check = held === 0 ? 'none' : held === reachable ? 'all' : 'some'
  const canChange = !isFixed && cells.some(check === 'all' ? isOwn(permissions) : isOpen)
  return { id, name: cells[0]?.permission.categoryName ?? '', cells, held, total: cells.length, check, canChange }
}

const isOpen = ({ standing }: PermissionCell) => standing === 'open'

/** Permissions that an administrator chose for the role. */
function isOwn(chosen: readonly string[]) {
  return ({ permission: { id, assignment } }: PermissionCell) => assignment === 'assignable' && chosen.includes(id)
}
