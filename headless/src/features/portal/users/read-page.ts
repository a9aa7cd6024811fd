import type { ListPage, ListQuery } from '../../../core/lists/list.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { readUsers, refuseIgnored } from './read-users.ts'
import { readRelations } from './relations.ts'
import { userRowShape } from './shapes.ts'
import type { UserRow, UsersTableOptions } from './types.ts'
import { userOf } from './user-of.ts'
import type { UsersTools } from './users-memory.ts'

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
