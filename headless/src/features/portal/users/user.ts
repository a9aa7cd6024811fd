import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { shaped } from '../../../core/shape.ts'
import { verbsFrom } from '../../../core/verb-table.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import type { ListedUser } from '../../../http/user-pages.ts'
import { type Catalogue, emptyCatalogue, entriesOf, readCatalogue } from './catalogue.ts'
import { userNotFound } from './errors.ts'
import { readRelations } from './relations.ts'
import { userAuditShape, userRowShape } from './shapes.ts'
import type { ExpiryInput, RolesInput, UserRow } from './types.ts'
import { mailCalls, secondsUntil, type UserVerb, userCalls, verbsOfOne } from './user-calls.ts'
import { changedUser, userOf } from './user-of.ts'
import type { UserAccess, UserActions, UserAudit, UserDetails, UserOptions, UserState } from './user-types.ts'

const mostAudits = 10

/** One user: identity, access with its origins, groups, phone numbers, applications and last audits. */
export const userFeature: Feature<UserState, UserActions, UserOptions> = {
  name: 'user',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['people', 'roles', 'groups'],
  state: () => ({ value: null }),
  memory: () => ({ catalogue: emptyCatalogue() }),
  actions(tools, options) {
    const { id } = options
    const { client, memory, state, task } = tools
    const { clock } = client.ports
    const calls = userCalls(client.api, id)
    const record = singleRecord<UserDetails>(tools, {
      resource: 'people',
      async read(signal) {
        const read = await readUser(client, options, signal)
        memory().catalogue = read.catalogue
        return read.user
      },
      write: ({ name, phoneNumber }, signal) =>
        calls.update(
          { ...(name !== undefined && { name }), ...(phoneNumber !== undefined && { phoneNumber }) },
          signal,
        ),
    })
    return {
      ...record,
      ...verbsFrom<keyof typeof verbsOfOne, UserVerb, () => Promise<Outcome>>(verbsOfOne, ({ change, send }) => {
        const work = (signal: AbortSignal) => send({ calls, mails }, signal)
        if (!change) return task<void>('single', async ({ signal }) => void (await work(signal)))
        return changing<void>(
          (shown) => changedUser(shown, change, clock.now()),
          (_, signal) => work(signal),
        )
      }),
      setRoles: changing(
        (shown, { roleIds }: RolesInput) => withRoles(shown, roleIds, memory().catalogue),
        ({ roleIds }, signal) => calls.setRoles({ roleIds }, signal),
      ),
      remove: changing<void>(
        (shown) => shown,
        (_, signal) => calls.remove(signal),
      ),
      setTemporary: changing(
        (shown, { expiresAt }: ExpiryInput) => changedUser(shown, { expiresAt }, clock.now()),
        (input, signal) => calls.setTemporary(secondsUntil(input, clock), signal),
        (input) => void secondsUntil(input, clock),
      ),
    }

    /** Makes a verb that shows its change at once. `check` may throw before. */
    function changing<Input>(
      change: (shown: UserDetails, input: Input) => UserDetails,
      send: (input: Input, signal: AbortSignal) => Promise<unknown>,
      check?: (input: Input) => void,
    ) {
      return task(
        'parallel',
        async ({ optimistic, signal }, input: Input) => {
          check?.(input)
          optimistic(({ value }) => ({ value: value && change(value, input) }))
          await send(input, signal)
        },
        { changes: ['people'] },
      )
    }

    function mails() {
      const { value } = state()
      if (!value) throw userNotFound()
      return mailCalls(client.api, value.email)
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<UserState, UserActions, UserOptions, UserMemory>

interface UserMemory {
  /** The names of roles and groups, for changes that are shown at once. */
  catalogue: Catalogue
}

function withRoles(shown: UserDetails, roleIds: readonly string[], catalogue: Catalogue): UserDetails {
  const roles = entriesOf(catalogue.roles, roleIds)
  return { ...shown, roleIds, roles, access: accessOf({ roles, groups: shown.groups }, catalogue) }
}

/** A user and the names that they were read with. */
interface ReadUser {
  readonly user: UserDetails
  readonly catalogue: Catalogue
}

/** Reads one user with everything that the caller may know of them. Throws `user-not-found` if no user has the id. */
async function readUser(
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
function accessOf({ roles, groups }: Pick<UserRow, 'roles' | 'groups'>, known: Catalogue): readonly UserAccess[] {
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
