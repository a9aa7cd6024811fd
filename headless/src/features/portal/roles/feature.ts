import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/list.ts'
import { listing } from '../../../core/listing.ts'
import { partlySaved } from '../../../core/partly-saved.ts'
import { pageWithin } from '../../../http/paging.ts'
import { refuseBuiltIn } from './built-in.ts'
import { roleErrors } from './errors.ts'
import { type ChosenPermissions, mergePermissions } from './permission-changes.ts'
import { rowOf, withPermissions } from './rows.ts'
import type {
  ChangeRoleInput,
  CreateRoleInput,
  RoleInput,
  RolesActions,
  RolesState,
  SetPermissionsOfManyInput,
  SetRolePermissionsInput,
} from './types.ts'

/** The roles of the tenant. */
export const roles: Feature<RolesState, RolesActions> = {
  name: 'roles',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['roles', 'permissions'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
  actions(tools) {
    const { api } = tools.client
    const read = async (signal: AbortSignal) => (await api.get(root, { signal })).map(rowOf)
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
      change: list.changing(
        (row, { permissions, ...members }: ChangeRoleInput) => withPermissions({ ...row, ...members }, permissions),
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
        ({ id: roleId }: RoleInput, signal) => api.delete(`${root}/{roleId}`, { path: { roleId }, signal }),
        refuseBuiltIn,
      ),
      setPermissions: list.changing(
        (row, input: SetRolePermissionsInput) => withPermissions(row, input),
        ({ id, ...chosen }, signal) => put(id, chosen, signal),
        refuseBuiltIn,
      ),
      setPermissionsOfMany: list.inBulk(
        (row, input: SetPermissionsOfManyInput | undefined) => withPermissions(row, input?.sets[row.id]),
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
