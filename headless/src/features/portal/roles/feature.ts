import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { emptyList, type RowInput } from '../../../core/lists/list.ts'
import { partlySaved } from '../../../core/lists/list-bulk.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { pageWithin } from '../../../http/paging.ts'
import { type ChosenPermissions, mergePermissions } from './permission-changes.ts'
import type {
  CreateRoleInput,
  Role,
  RolesActions,
  RolesState,
  SetPermissionsManyInput,
  SetRolePermissionsInput,
  UpdateRoleInput,
} from './types.ts'

/** The types of the members of {@link Role}. */
const roleShape: Shape<Role> = {
  id: 'string',
  key: 'text',
  name: 'name',
  description: 'text',
  'level|null': 'number',
  isDefault: 'flag',
  permissions: ['string'],
  'tenantId|null': 'string',
  isBuiltIn: 'flag',
  vendorId: 'text',
  'userCount|null': 'number',
  createdAt: 'text',
  updatedAt: 'text',
}

/** The codes of errors that `roles` makes itself. Their meaning is in its guide. */
const roleErrors = {
  roleBuiltIn: 'role-built-in',
  rolePartlySaved: 'role-partly-saved',
} as const

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

/** Throws for a role of the vendor, which no tenant can change. */
function refuseBuiltIn(row: Role | undefined) {
  if (!row?.isBuiltIn) return
  throw new PorticoError(roleErrors.roleBuiltIn, `${row.name} is a built-in role. Create a role from it to change it`)
}

/** The row of a role of the provider's answer. */
function rowOf(role: components['schemas']['Role']): Role {
  const { id, key, name, isDefault, permissions, vendorId, createdAt, updatedAt } = role
  const { description, level = null, tenantId = null, userCount = null } = role
  return {
    id,
    key,
    name,
    description: description ?? '',
    level,
    isDefault,
    permissions,
    tenantId,
    vendorId,
    userCount,
    createdAt,
    updatedAt,
    isBuiltIn: tenantId === null,
  }
}

/** The row after a choice of permissions. */
function withPermissions(row: Role, chosen: ChosenPermissions | undefined): Role {
  return chosen ? { ...row, permissions: mergePermissions(row.permissions, chosen) } : row
}
