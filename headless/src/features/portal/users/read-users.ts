import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { ListPage, ListQuery } from '../../../core/lists/list.ts'
import { objectsIn, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { Api } from '../../../http/api-types.ts'
import { pageWithin } from '../../../http/paging.ts'
import { type ListedUser, readUserPage } from '../../../http/user-pages.ts'
import { portalAppearanceOf } from '../admin-portal/internal.ts'
import type { UsersTools } from './catalogue.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { userErrors } from './errors.ts'
import { readInParts, readRelations } from './relations.ts'
import { userRowShape } from './shapes.ts'
import type { UserPreset, UserRow, UsersTableOptions } from './types.ts'
import { userOf } from './user-of.ts'

/** Reads a page of users without their relations. */
export async function readUsers(
  client: Client,
  query: ListQuery,
  { includeSubTenants = false, inactiveSeconds = usualInactiveSeconds }: UsersTableOptions,
  signal: AbortSignal,
): Promise<ListPage<ListedUser>> {
  const { api } = client
  const { preset, role, provider, group, application } = query.filters
  const { searchIn } = portalAppearanceOf(client, 'users')
  const known = presets.find((one) => one === preset)
  const parameters = {
    ...(includeSubTenants && { _includeSubTenants: true }),
    ...(known && { _preset: known }),
    ...(known === 'inactive' && { _maxInactiveSeconds: inactiveSeconds }),
    ...(role && { _roleIds: role }),
    ...(provider && { _provider: provider }),
  }
  if (!group && !application) return readUserPage(client, query, { parameters, searchIn, signal })

  // The provider has no list of the users of a group or an application, but their ids.
  const [ofGroup, ofApplication] = await Promise.all([
    group ? groupUserIds(api, group, signal) : null,
    application ? applicationUserIds(api, application, signal) : null,
  ])
  const ids = (ofGroup ?? ofApplication ?? []).filter((id) => ofApplication?.includes(id) ?? true)
  const all = { ...query, page: 0, pageSize: idsAtOnce }
  const rows = await readInParts(ids, idsAtOnce, async (ids) => {
    const { rows } = await readUserPage(client, all, { parameters: { ...parameters, ids }, searchIn, signal })
    return rows
  })
  return pageWithin(rows, { ...query, search: '', filters: {} }, [])
}

/**
 * Throws if a row contradicts a filter, or if it cannot be checked because roles may not be read. A provider that does not know a
 * parameter returns all users.
 */
export function refuseIgnored({ filters: { role, provider } }: ListQuery, rows: readonly UserRow[]): void {
  const isIgnored = rows.some((row) => (role && !row.roleIds.includes(role)) || (provider && row.provider !== provider))
  if (!isIgnored) return
  throw new PorticoError(
    userErrors.usersFilterIgnored,
    'The provider does not filter users in this way, so the list would be wrong. Remove the filter',
  )
}

async function groupUserIds(api: Api, groupId: string, signal: AbortSignal): Promise<readonly string[]> {
  const query = { _groupsRelations: 'users' } as const
  const { users } = await api.get('/identity/resources/groups/v1/{groupId}', { path: { groupId }, query, signal })
  return objectsIn(users).map(({ id }) => id)
}

async function applicationUserIds(api: Api, id: string, signal: AbortSignal): Promise<readonly string[]> {
  const answers = await api.get('/identity/resources/applications/v1/apps-users', { query: { appIds: id }, signal })
  return objectsIn(answers).flatMap(({ appId, userIds }) => (appId === id ? textsIn(userIds) : []))
}

const presets: readonly UserPreset[] = ['mfa-unenrolled', 'breached-passwords', 'inactive']

/** 90 days. */
const usualInactiveSeconds = 7_776_000

/** More ids would not fit into an address. */
const idsAtOnce = 100

/** Reads a page of rows: users, then their relations side by side, which do not wait for the names. */
export async function readPage(
  tools: UsersTools,
  query: ListQuery,
  options: UsersTableOptions,
  signal: AbortSignal,
): Promise<ListPage<UserRow>> {
  const { client } = tools
  const known = catalogueFor(tools, signal)
  const wanted = query.filters['application'] ? withoutFree(query, await known) : query
  const [{ rows, total, relations }, catalogue] = await Promise.all([relatedUsers(), known])
  const shown = rowsIn(
    client,
    rows,
    (user) => userOf(user, relations, catalogue, client.ports.clock.now()),
    userRowShape,
  )
  refuseIgnored(query, shown)
  return { rows: shown, total }

  async function relatedUsers() {
    const page = await readUsers(client, wanted, options, signal)
    return { ...page, relations: await readRelations(client, page.rows, signal) }
  }
}

/** The query without a filter that every user passes: a free application is open to all. */
function withoutFree({ filters: { application = '', ...filters }, ...query }: ListQuery, known: Catalogue): ListQuery {
  const isFree = known.freeApplicationIds?.includes(application)
  return { ...query, filters: isFree ? filters : { ...filters, application } }
}

/** The names of roles and groups. A search, and a further page, use those of the last load. */
async function catalogueFor({ client, memory, state }: UsersTools, signal: AbortSignal): Promise<Catalogue> {
  const { catalogue, readBy } = memory()
  const { status } = state()
  if (readBy && (readBy === signal || status === 'searching' || status === 'appending')) return catalogue
  const read = await readCatalogue(client, signal)
  Object.assign(memory(), { catalogue: read, readBy: signal })
  return read
}
