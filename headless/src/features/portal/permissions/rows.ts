import type { Client } from '../../../client/index.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { Permission, PermissionAssignment } from './types.ts'

/** The types of the members of {@link Permission}. */
const permissionShape: Shape<Permission> = {
  id: 'string',
  key: 'text',
  name: 'name',
  description: 'text',
  categoryId: 'text',
  categoryName: 'text',
  isFrontEnd: 'flag',
  roleIds: ['string'],
  assignment: 'string',
}

type WirePermission = components['schemas']['Permission']

type WireCategory = components['schemas']['PermissionCategory']

/** The rows of the provider's answers, in the order of the categories. Permissions of no category are the last. */
export function rowsOf(
  client: Client,
  permissions: readonly WirePermission[],
  categories: readonly WireCategory[],
): readonly Permission[] {
  const placeOf = new Map(categories.map(({ id }, at) => [id, at]))
  const place = ({ categoryId }: Permission) => placeOf.get(categoryId) ?? categories.length
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return rowsIn(
    client,
    permissions,
    (permission) => rowOf(permission, names.get(permission.categoryId) ?? ''),
    permissionShape,
  ).toSorted((one, other) => place(one) - place(other))
}

function rowOf(permission: WirePermission, categoryName: string): Permission {
  const { id, key, name, description = '', categoryId, fePermission, assignmentType, roleIds = [] } = permission
  const assignment = assignments.find((one) => one === assignmentType) ?? 'ASSIGNABLE'
  return { id, key, name, description, categoryId, categoryName, isFrontEnd: fePermission, roleIds, assignment }
}

const assignments: readonly PermissionAssignment[] = ['NEVER', 'ALWAYS']
