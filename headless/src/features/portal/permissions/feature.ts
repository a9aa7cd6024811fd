import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { pageWithin } from '../../../http/paging.ts'
import type {
  Permission,
  PermissionAssignment,
  PermissionsActions,
  PermissionsState,
  SetPermissionRolesInput,
} from './types.ts'

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

const assignments: Readonly<Record<string, PermissionAssignment>> = { NEVER: 'never', ALWAYS: 'always' }

/** All permissions that roles can have, by category. */
export const permissionsFeature: Feature<PermissionsState, PermissionsActions> = {
  name: 'permissions',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['permissions', 'roles'],
  state: () => emptyList({ pageSize: null }),
  actions(tools) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        const [all, categories] = await Promise.all([
          api.get(root, { signal }),
          ifBuilt(api.get(`${root}/categories`, { signal })),
        ])
        return pageWithin(rowsOf(tools.client, all, objectsIn(categories)), query, [
          'name',
          'key',
          'description',
          'categoryName',
        ])
      },
      { resource: 'permissions' },
    )
    return {
      ...list.actions,
      setRoles: list.changing(
        (row, { roleIds }) => ({ ...row, roleIds }),
        ({ id: permissionId, roleIds }: SetPermissionRolesInput, signal) =>
          api.put(`${root}/{permissionId}/roles`, { path: { permissionId }, body: { roleIds: [...roleIds] }, signal }),
      ),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/identity/resources/permissions/v1'

type WirePermission = components['schemas']['Permission']

type WireCategory = components['schemas']['PermissionCategory']

/** The rows of the provider's answers, in the order of the categories. Permissions of no category are the last. */
function rowsOf(
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
  const assignment = assignments[assignmentType ?? ''] ?? 'assignable'
  return { id, key, name, description, categoryId, categoryName, isFrontEnd: fePermission, roleIds, assignment }
}
