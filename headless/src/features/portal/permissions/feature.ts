import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn } from '../../../core/lists/rows-in.ts'
import { pageWithin } from '../../../http/paging.ts'
import { rowsOf } from './rows.ts'
import type { PermissionsActions, PermissionsState, SetPermissionRolesInput } from './types.ts'

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
          api.get(`${root}/categories`, { signal }),
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
