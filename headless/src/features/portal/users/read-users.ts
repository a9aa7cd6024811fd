import { PorticoError } from '../../../core/errors.ts'
import type { ListPage, ListQuery } from '../../../core/list.ts'
import type { Api } from '../../../http/api-types.ts'
import { identityPageOf, identityQuery, pageWithin } from '../../../http/paging.ts'
import { userErrors } from './errors.ts'
import { readInParts } from './relations.ts'
import type { UserPreset, UserRow, UsersTableOptions } from './types.ts'
import type { ListedUser } from './user-of.ts'

/** Reads a page of users without their relations. */
export async function readUsers(
  api: Api,
  query: ListQuery,
  { includeSubTenants = false, inactiveSeconds = usualInactiveSeconds }: UsersTableOptions,
  signal: AbortSignal,
): Promise<ListPage<ListedUser>> {
  const { preset, role, provider, group, application } = query.filters
  const known = presets.find((one) => one === preset)
  const filters = {
    ...(includeSubTenants && { _includeSubTenants: true }),
    ...(known && { _preset: known }),
    ...(known === 'inactive' && { _maxInactiveSeconds: inactiveSeconds }),
    ...(role && { _roleIds: role }),
    ...(provider && { _provider: provider }),
  }
  const page = { ...identityQuery({ ...query, filters: {} }, sortColumns), ...filters }
  if (!group && !application) return identityPageOf(await api.get(path, { query: page, signal }))

  // The provider has no list of the users of a group or an application, but their ids.
  const [ofGroup, ofApplication] = await Promise.all([
    group ? groupUserIds(api, group, signal) : null,
    application ? applicationUserIds(api, application, signal) : null,
  ])
  const ids = (ofGroup ?? ofApplication ?? []).filter((id) => ofApplication?.includes(id) ?? true)
  const all = { ...page, _offset: 0, _limit: idsAtOnce }
  const rows = await readInParts(ids, idsAtOnce, async (ids) => {
    const { items } = await api.get(path, { query: { ...all, ids }, signal })
    return items
  })
  return pageWithin(rows, { ...query, search: '', filters: {} }, [])
}

/** Throws if a row contradicts a filter. A provider that does not know a parameter returns all users. */
export function refuseIgnored({ filters: { role, provider } }: ListQuery, rows: readonly UserRow[]): void {
  const isIgnored = rows.some(
    (row) => (role && row.roleIds.length > 0 && !row.roleIds.includes(role)) || (provider && row.provider !== provider),
  )
  if (!isIgnored) return
  throw new PorticoError(
    userErrors.usersFilterIgnored,
    'The provider does not filter users in this way, so the list would be wrong. Remove the filter',
  )
}

async function groupUserIds(api: Api, groupId: string, signal: AbortSignal): Promise<readonly string[]> {
  const query = { _groupsRelations: 'users' } as const
  const { users = [] } = await api.get('/identity/resources/groups/v1/{groupId}', { path: { groupId }, query, signal })
  return users.map(({ id }) => id)
}

async function applicationUserIds(api: Api, id: string, signal: AbortSignal): Promise<readonly string[]> {
  const answers = await api.get('/identity/resources/applications/v1/apps-users', { query: { appIds: id }, signal })
  return answers.flatMap(({ appId, userIds }) => (appId === id ? userIds : []))
}

const path = '/identity/resources/users/v3'
const presets: readonly UserPreset[] = ['mfa-unenrolled', 'breached-passwords', 'inactive']
const sortColumns = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const
/** 90 days. */
const usualInactiveSeconds = 7_776_000
/** More ids would not fit into an address. */
const idsAtOnce = 100
