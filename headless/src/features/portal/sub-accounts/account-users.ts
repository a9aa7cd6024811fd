import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emailAddress } from '../../../core/email-address.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList, type ListPage, type ListQuery } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { type ListedUser, readUserPage } from '../../../http/user-pages.ts'
import { sessionFeature } from '../../../session/index.ts'
import { personOf } from '../../../session/person-of.ts'
import { subAccountErrors } from './errors.ts'
import { subAccountUserShape } from './shapes.ts'
import type {
  AddSubAccountUsersInput,
  SubAccountUser,
  SubAccountUserAccessInput,
  SubAccountUserRolesInput,
  SubAccountUsersActions,
  SubAccountUsersOptions,
  SubAccountUsersState,
} from './user-types.ts'

/** The users of one account. */
export const subAccountUsersFeature: Feature<SubAccountUsersState, SubAccountUsersActions, SubAccountUsersOptions> = {
  name: 'sub-account-users',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sub-account-users'],
  state: () => emptyList({ sort: { by: 'name', order: 'DESC' }, pageSize: 10 }),
  actions(tools, { tenantId }) {
    const { client } = tools
    const { api } = client
    const resource = 'sub-account-users'
    const list = listing(tools, (query, signal) => readUsers(client, tenantId, query, signal), { resource })
    const remove = (userId: string, signal: AbortSignal) =>
      unlessGone(api.delete(root, { body: { userId, subTenants: [{ tenantId }] }, signal }))
    const others = { changes: [resource, 'sub-accounts', 'tenants'] as const }
    return {
      ...list.actions,
      add: tools.task(
        'single',
        async ({ signal }, { users, roleIds = [], allowSubAccountAccess }: AddSubAccountUsersInput) => {
          if (users.length === 0)
            throw new PorticoError(subAccountErrors.subAccountUsersRequired, 'Enter at least one address')
          const access = allowSubAccountAccess === undefined ? {} : { allowSubAccountAccess }
          const body = {
            users: users.map((user) => ({ ...user, email: emailAddress(user.email) })),
            tenantId,
            roleIds: [...roleIds],
            ...access,
          }
          await api.post('/identity/resources/sub-tenants/users/v2/', { body, signal })
        },
        others,
      ),
      remove: list.removing(({ id }: RowInput, signal) => remove(id, signal)),
      removeMany: list.inBulk(() => null, remove),
      setRoles: tools.task(
        'parallel',
        async ({ signal }, { id, roleIds, before }: SubAccountUserRolesInput) => {
          const request = (ids: readonly string[]) => ({
            path: { userId: id },
            body: { subTenantsRoles: [{ tenantId, roleIds: [...ids] }] },
            signal,
          })
          if (!before) return void (await api.patch(`${root}/{userId}/roles`, request(roleIds)))
          const added = roleIds.filter((roleId) => !before.includes(roleId))
          const removed = before.filter((roleId) => !roleIds.includes(roleId))
          if (added.length > 0) await api.post(`${root}/{userId}/roles`, request(added))
          if (removed.length > 0) await api.delete(`${root}/{userId}/roles`, request(removed))
        },
        others,
      ),
      setAccess: list.changing(
        (row, { isAllowed }: SubAccountUserAccessInput) => ({ ...row, hasSubAccountAccess: isAllowed }),
        async ({ id, isAllowed }, signal) => {
          const headers = await headersFor(client, tenantId, signal)
          const body = { allowAccess: isAllowed }
          await api.put(`${root}/{userId}/access`, { path: { userId: id }, body, headers, signal })
        },
      ),
    }
  },
  start: loadWhileSignedIn,
}

/** The access of a user is that in the account of the token, so another account needs a token of its own. */
async function headersFor(client: Client, tenantId: string, signal: AbortSignal) {
  if (ownTenantId(client) === tenantId) return {}
  const body = { tenantId }
  const { accessToken } = await client.api.post('/identity/resources/users/v3/me/token', { body, signal })
  return { authorization: `Bearer ${accessToken}` }
}

async function readUsers(
  client: Client,
  tenantId: string,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListPage<SubAccountUser>> {
  const parameters = { _tenantId: tenantId, _includeSubTenants: false }
  const { rows, total } = await readUserPage(client, query, { parameters, signal })
  const ids = rows.map(({ id }) => id)
  const ownId = ownTenantId(client)
  const above = ids.length === 0 || ownId === tenantId ? [] : await idsFromAbove(client, ids, ownId, signal)
  return {
    rows: rowsIn(client, rows, (user) => rowOf(user, tenantId, above.includes(user.id)), subAccountUserShape),
    total,
  }
}

/** The users among these who belong to the account of the signed-in user. */
async function idsFromAbove({ api }: Client, ids: readonly string[], ownId: string | undefined, signal: AbortSignal) {
  const query = { ids: ids.join(',') }
  const held = await ifOffered(api.get('/identity/resources/users/v3/roles', { query, signal }))
  return objectsIn(held).flatMap(({ tenantId, userId }) => (tenantId === ownId ? userId : []))
}

function rowOf(user: ListedUser, tenantId: string, isFromAbove: boolean): SubAccountUser {
  const { tenants, subAccountAccessAllowed = false } = user
  const { roles } = objectsIn(tenants).find((one) => one.tenantId === tenantId) ?? {}
  return {
    ...personOf(user),
    hasSubAccountAccess: subAccountAccessAllowed,
    isFromAbove,
    roles: objectsIn(roles).map((role) => ({ id: role.id, key: role.key, name: role.name })),
  }
}

function ownTenantId(client: Client): string | undefined {
  return client.get(sessionFeature).getSnapshot().user?.tenantId
}

const root = '/identity/resources/sub-tenants/users/v1'
