import {
  type Permission,
  type PermissionCell,
  permissionTree,
  searchTree,
  togglePermission,
} from '@portico/headless/portal/permissions'
import { type ChosenPermissions, mergePermissions, permissionChanges, type Role } from '@portico/headless/portal/roles'
import { ownValue } from '../../../theme/own-member.ts'

/** The choices that are not saved, by the id of their role. */
export type RoleChoices = Readonly<Record<string, ChosenPermissions>>

/** A role as a column of the matrix. */
export interface RoleColumn {
  readonly role: Role
  /** The cell of each permission, by its id. */
  readonly cells: ReadonlyMap<string, PermissionCell>
  /** The number of permissions held, by category. */
  readonly held: ReadonlyMap<string, number>
  /** The ids of the permissions that the choice adds or removes. */
  readonly changed: ReadonlySet<string>
}

/** The categories of the matrix, each with the permissions to show. */
export type MatrixRows = readonly {
  readonly id: string
  readonly name: string
  readonly permissionIds: readonly string[]
}[]

/** A role with the choice for it. */
export function columnOf(
  role: Role,
  permissions: readonly Permission[],
  { choices, canChange }: { readonly choices: RoleChoices; readonly canChange: boolean },
): RoleColumn {
  const ids = chosenOf(role, choices)
  const tree = permissionTree(permissions, { permissions: ids, isFixed: role.isBuiltIn || !canChange })
  const { added, removed } = permissionChanges(role.permissions, ids)
  return {
    role,
    cells: new Map(tree.flatMap(({ cells }) => cells.map((cell) => [cell.permission.id, cell] as const))),
    held: new Map(tree.map(({ id, held }) => [id, held])),
    changed: new Set([...added, ...removed]),
  }
}

/** The permissions that a search finds. With `isDifferent`, only those that roles differ in, and those with a change. */
export function matrixRows(
  permissions: readonly Permission[],
  columns: readonly RoleColumn[],
  { text, isDifferent }: { readonly text: string; readonly isDifferent: boolean },
): MatrixRows {
  return searchTree(permissionTree(permissions, { permissions: [], isFixed: true }), text).flatMap((branch) => {
    const { id, name, cells } = branch
    const permissionIds = cells
      .map(({ permission }) => permission.id)
      .filter((one) => !isDifferent || differs(one, columns))
    return permissionIds.length > 0 ? { id, name, permissionIds } : []
  })
}

/** The choices after a press on one box. A choice without a change is left out. */
export function toggledIn(choices: RoleChoices, { role, cells }: RoleColumn, permissionId: string): RoleChoices {
  const { [role.id]: _, ...others } = choices
  const cell = cells.get(permissionId)
  const present = chosenOf(role, choices)
  const permissions = cell ? togglePermission(cell, present) : present
  const { added, removed } = permissionChanges(role.permissions, permissions)
  return added.length + removed.length === 0
    ? others
    : { ...others, [role.id]: { permissions, before: role.permissions } }
}

/** The choices that were not saved. */
export function choicesOf(choices: RoleChoices, ids: readonly string[]): RoleChoices {
  return Object.fromEntries(Object.entries(choices).filter(([id]) => ids.includes(id)))
}

/** The ids of a role with the choice for it. What others changed since then is in it. */
function chosenOf(role: Role, choices: RoleChoices): readonly string[] {
  const choice = ownValue(choices, role.id)
  return choice ? mergePermissions(role.permissions, choice) : role.permissions
}

function differs(id: string, columns: readonly RoleColumn[]): boolean {
  const held = new Set(columns.map(({ cells }) => cells.get(id)?.isHeld))
  return held.size > 1 || columns.some(({ changed }) => changed.has(id))
}
