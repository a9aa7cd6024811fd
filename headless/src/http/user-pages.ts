import { PorticoError } from '../core/errors.ts'
import type { ListPage, ListQuery } from '../core/lists/list.ts'
import { type Logging, objectsIn } from '../core/lists/rows-in.ts'
import { visibleText } from '../core/visible-text.ts'
import type { Api } from './api-types.ts'
import type { components } from './contract.gen.ts'
import { ifOffered } from './if-offered.ts'
import { identityPageOf, identityQuery } from './paging.ts'
import { searchesOf, type UserSearchColumn, userSearchColumns } from './user-search.ts'

/** A user of the provider's list. */
export type ListedUser = components['schemas']['UserListItem']

/** The parts of a read beside its query. */
export interface UserPageOptions {
  readonly signal: AbortSignal
  /** Further parameters of the operation, such as those of filters. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>
  /** The columns that a search compares. Default: all. */
  readonly searchIn?: readonly UserSearchColumn[] | undefined
  /** `true` searches by address or by the beginning of names alone. Default `false`. */
  readonly isNarrow?: boolean
}

/**
 * Reads a page of users. A provider may ignore `_filter`: rows that do not have the text of the search are never returned. Then
 * the text is searched by `_email`, `_namePrefix` or `_identifier`. Throws `users-filter-ignored` if that is ignored too.
 */
export async function readUserPage(
  client: Calling,
  query: ListQuery,
  { signal, parameters = {}, searchIn = userSearchColumns, isNarrow = false }: UserPageOptions,
): Promise<ListPage<ListedUser>> {
  const { api } = client
  const asked = { ...identityQuery({ ...query, search: '', filters: {} }, userSortColumns), ...parameters }
  const read = async (search: object) =>
    identityPageOf(await api.get(users, { query: { ...asked, ...search }, signal }), client)
  const text = visibleText(query.search).trim()
  if (text === '') return read({})
  if (searchIn.length === 0) return { rows: [], total: 0 }
  for (const { parameters: search, finds } of searchesOf(text, searchIn, isNarrow)) {
    const page = await read(search)
    const others = page.rows.filter((user) => !finds(user, user.username))
    if (others.length === 0) return page
    const known = others.every(({ username }) => username !== undefined)
    if (known || !searchIn.includes('username')) continue
    const names = await usernamesOf(api, others, signal)
    if (others.every((user) => finds(user, names?.get(user.id)))) return page
  }
  throw new PorticoError(
    'users-filter-ignored',
    'The provider does not search users in this way, so the list would be wrong. Remove the search',
  )
}

/** The user names of users whose rows have none. `null` if they may not be read. */
async function usernamesOf(api: Api, rows: readonly ListedUser[], signal: AbortSignal) {
  const userIds = rows.map(({ id }) => id).join(',')
  const query = { userIds, _limit: rows.length }
  const page = await ifOffered(api.get('/identity/resources/usernames/v1', { query, signal }))
  return page && new Map(objectsIn(page.items).map(({ userId, username }) => [userId, username]))
}

/** A client, as far as a read needs it. */
interface Calling extends Logging {
  readonly api: Api
}

const users = '/identity/resources/users/v3'
/** The columns that the provider sorts users by. */
export type UserSortColumn = (typeof userSortColumns)[number]

const userSortColumns = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const
