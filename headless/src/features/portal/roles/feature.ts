import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { partlySaved } from '../../../core/lists/partly-saved.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { pageWithin } from '../../../http/paging.ts'
import { refuseBuiltIn } from './built-in.ts'
import { roleErrors } from './errors.ts'
import { type ChosenPermissions, mergePermissions } from './permission-changes.ts'
import { rowOf, withPermissions } from './rows.ts'
import { roleShape } from './shapes.ts'
import type {
  CreateRoleInput,
  RolesActions,
  RolesState,
  SetPermissionsManyInput,
  SetRolePermissionsInput,
  UpdateRoleInput,
} from './types.ts'

/** The roles of the tenant. */
export const rolesFeature: Feature<RolesState, RolesActions> = {
  name: 'roles',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['roles', 'permissions'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
  actions(tools) {
    const { api } = tools.client
    const read = async (signal: AbortSignal) => rowsIn(tools.client, await api.get(root, { signal }), rowOf, roleShape)
    const list = listing(
      tools,
      async (query, signal) => pageWithin(await read(signal), query, ['name', 'key', 'description']),
      { resource: 'roles' },
    )
    return {
      ...list.actions,
      create: list.creating(async ({ baseRoleId, permissions, ...fields }: CreateRoleInput, signal) => {
        const ids = [...permissions]
        const { id } = await (baseRoleId
          ? api.post(rootV2, { body: { ...fields, permissionIds: ids, baseRoleId }, signal })
          : api.post(root, { body: { ...fields, permissions: ids }, signal }))
        return id
      }),
      update: list.changing(
        (row, { permissions, ...members }: UpdateRoleInput) => withPermissions({ ...row, ...members }, permissions),
        async ({ id: roleId, permissions, ...body }, signal) => {
          const hasMembers = Object.keys(body).length > 0
          if (hasMembers) await api.patch(`${root}/{roleId}`, { path: { roleId }, body, signal })
          if (!permissions) return
          try {
            await put(roleId, permissions, signal)
          } catch (thrown) {
            signal.throwIfAborted()
            throw hasMembers ? partlySaved(roleErrors.rolePartlySaved, thrown) : thrown
          }
        },
        refuseBuiltIn,
      ),
      remove: list.removing(
        ({ id: roleId }: RowInput, signal) => api.delete(`${root}/{roleId}`, { path: { roleId }, signal }),
        refuseBuiltIn,
      ),
      setPermissions: list.changing(
        (row, input: SetRolePermissionsInput) => withPermissions(row, input),
        ({ id, ...chosen }, signal) => put(id, chosen, signal),
        refuseBuiltIn,
      ),
      setPermissionsMany: list.inBulk(
        (row, input: SetPermissionsManyInput | undefined) => withPermissions(row, input?.sets[row.id]),
        async (id, signal, input) => {
          refuseBuiltIn(tools.state().rows.find((row) => row.id === id))
          const chosen = input?.sets[id]
          if (chosen) await put(id, chosen, signal)
        },
      ),
    }

    async function put(roleId: string, chosen: ChosenPermissions, signal: AbortSignal) {
      const role = chosen.before && (await read(signal)).find(({ id }) => id === roleId)
      const permissionIds = [...mergePermissions(role?.permissions ?? [], chosen)]
      await api.put(`${root}/{roleId}/permissions`, { path: { roleId }, body: { permissionIds }, signal })
    }
  },
  start: loadWhileSignedIn,
}

const root = '/identity/resources/roles/v1'
const rootV2 = '/identity/resources/roles/v2'
