import type { Client } from '../../../client/index.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { shaped } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import type { ListedUser } from '../../../http/user-pages.ts'
import { type Catalogue, entriesOf, readCatalogue } from './catalogue.ts'
import { readRelations } from './relations.ts'
import { userAuditShape, userRowShape } from './shapes.ts'
import type { UserRow } from './types.ts'
import { userNotFound } from './user-not-found.ts'
import { userOf } from './user-of.ts'
import type { UserAccess, UserAudit, UserDetails, UserOptions } from './user-types.ts'

/** A user and the names that they were read with. */
export interface ReadUser {
  readonly user: UserDetails
  readonly catalogue: Catalogue
}

/** Reads one user with everything that the caller may know of them. Throws `user-not-found` if no user has the id. */
export async function readUser(
  client: Client,
  { id, includeSubTenants = false }: UserOptions,
  signal: AbortSignal,
): Promise<ReadUser> {
  const { api, ports } = client
  const query = { ids: id, ...(includeSubTenants && { _includeSubTenants: true }) }
  const [{ found, relations, audits }, catalogue] = await Promise.all([relatedUser(), readCatalogue(client, signal)])
  const row = shaped(userOf(found, relations, catalogue, ports.clock.now()), userRowShape)
  const numbers = [row.phoneNumber ?? '', ...(relations.phoneNumbers?.get(id) ?? [])]
  const phoneNumbers = [...new Set(numbers.filter((number) => number !== ''))]
  return { user: { ...row, phoneNumbers, access: accessOf(row, catalogue), audits }, catalogue }

  async function relatedUser() {
    const { items } = await api.get('/identity/resources/users/v3', { query, signal })
    const found = objectsIn(items).find((one) => one.id === id)
    if (!found) throw userNotFound()
    const [relations, audits] = await Promise.all([
      readRelations(client, [found], signal),
      readAudits(client, found, signal),
    ])
    return { found, relations, audits }
  }
}

/** The roles of a user with their origins, by name. */
export function accessOf(
  { roles, groups }: Pick<UserRow, 'roles' | 'groups'>,
  known: Catalogue,
): readonly UserAccess[] {
  const origins = (groups ?? []).map((group) => ({ group, roleIds: known.groups?.get(group.id)?.roleIds ?? [] }))
  const granted = entriesOf(known.roles, [...new Set(origins.flatMap(({ roleIds }) => roleIds))])
  const all = new Map([...roles, ...granted].map((role) => [role.id, role]))
  return [...all.values()]
    .map((role) => ({
      role,
      isDirect: roles.some(({ id }) => id === role.id),
      groups: origins.filter(({ roleIds }) => roleIds.includes(role.id)).map(({ group }) => group),
    }))
    .sort((one, other) => one.role.name.localeCompare(other.role.name))
}

/** The last rows of the audit log by a user. `null` if the caller may not read it. */
async function readAudits(client: Client, user: ListedUser, signal: AbortSignal): Promise<readonly UserAudit[] | null> {
  const { email } = user
  if (!email) return null
  const order = { sortBy: 'createdAt', sortDirection: 'desc' } as const
  // The provider finds a part of an address, so rows of others may be among them.
  const query = { offset: 0, count: 5 * mostAudits, ...order, filters: { email } }
  const answer = await ifOffered(client.api.get('/audits', { query, signal }))
  if (!answer) return null
  const own = objectsIn(answer.data).filter((row) => isBy(user, row))
  return rowsIn(
    client,
    own.slice(0, mostAudits),
    (row, at) => {
      const { _id: id = String(at), action = '', description = '', severity, ip = '', createdAt } = row
      return { id, action, description, severity, ip, createdAt }
    },
    userAuditShape,
  )
}

/** `true` if a user caused an event. Old events have the address alone. */
function isBy(user: ListedUser, { actorId, email, actorMail = '' }: components['schemas']['AuditRow']): boolean {
  return actorId === undefined ? (email ?? actorMail).toLowerCase() === user.email.toLowerCase() : actorId === user.id
}

const mostAudits = 10
