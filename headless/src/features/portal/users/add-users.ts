import type { Client } from '../../../client/index.ts'
import { emailAddress } from '../../../core/email-address.ts'
import { type PorticoError, toPorticoError } from '../../../core/errors.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { plainNumber } from '../../../core/phone-number.ts'
import type { Api } from '../../../http/api-types.ts'
import { applicationsFeature } from '../applications/index.ts'
import type { UsersListing, UsersTools } from './catalogue.ts'
import type {
  AddedPerson,
  AddUserInput,
  AddUsersInput,
  AddUsersResult,
  KnownUser,
  NewAccess,
  NewPerson,
  RefusedPerson,
  RetryRefusedInput,
  UsersTableState,
} from './types.ts'

const changes = ['people'] as const

const nothing: AddUsersResult = { added: [], refused: [] }

/** Adds one person, then assigns applications. A refused assignment is a value, because the user exists without it. */
export async function addUser(
  client: Client,
  given: NewPerson,
  { roleIds = [], expirationInSeconds, applicationIds: ids = [] }: NewAccess,
  signal: AbortSignal,
): Promise<AddedPerson> {
  const person = {
    ...given,
    email: emailAddress(given.email),
    ...(given.phone !== undefined && { phone: plainNumber(given.phone) }),
  }
  const access = { roleIds: [...roleIds], ...(expirationInSeconds !== undefined && { expirationInSeconds }) }
  const body = { ...person, ...access, provider: 'local' } as const
  const { id } = await client.api.post('/identity/resources/users/v2', { body, signal })
  if (ids.length === 0) return { person, id, refused: [] }
  const assigned = await client.get(applicationsFeature).actions.addUser({ userId: id, ids })
  signal.throwIfAborted()
  if (assigned.ok || assigned.reason !== 'failed') return { person, id, refused: [] }
  return { person, id, refused: [{ part: 'applications', ids, error: assigned.error }] }
}

/** Adds people, ten at a time, and shows the progress. The results before stay. */
export async function addUsers(
  { set, meanwhile, signal }: Pick<TaskCall<UsersTableState>, 'set' | 'meanwhile' | 'signal'>,
  { api }: Pick<Client, 'api'>,
  people: readonly NewPerson[],
  before: AddUsersResult,
  add: (person: NewPerson) => Promise<AddedPerson>,
): Promise<AddUsersResult> {
  // Each result has the place of its person, so that the lists keep the order of the input.
  const results: (AddedPerson | RefusedPerson | undefined)[] = people.map(() => undefined)
  const queue = [...people.entries()]
  meanwhile({ adding: progress() })
  await Promise.all(Array.from({ length: atOnce }, workOff))
  const { added, refused, pending } = progress()
  set({ adding: { added, refused, pending } })
  return { added, refused }

  async function workOff() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, person] = next
      results[at] = await resultOf(person)
      meanwhile({ adding: progress() })
    }
  }

  async function resultOf(person: NewPerson) {
    try {
      return await add(person)
    } catch (thrown) {
      signal.throwIfAborted()
      const error = toPorticoError(thrown)
      const user = error.code === 'ER-USER-EXISTS' ? await userAt(api, person.email, signal) : null
      return { person, error, canRetry: isPassing(error), user }
    }
  }

  function progress() {
    const known = results.filter((result) => result !== undefined)
    return {
      added: [...before.added, ...known.filter((result) => 'id' in result)],
      refused: [...before.refused, ...known.filter((result) => 'error' in result)],
      pending: people.filter((_, at) => results[at] === undefined),
    }
  }
}

const atOnce = 10

/** The same request may succeed later. */
function isPassing(error: PorticoError): boolean {
  return error.status === undefined ? passing.includes(error.code) : !isRefused(error)
}

/** The user with an address. A person who may invite may not be allowed to read users. */
async function userAt(api: Api, email: string, signal: AbortSignal): Promise<KnownUser | null> {
  const query = { _email: email, _limit: 1 }
  const { items } = await api.get('/identity/resources/users/v3', { query, signal }).catch(() => ({ items: [] }))
  signal.throwIfAborted()
  const [user] = items.filter((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  return user ? { id: user.id, name: user.name || user.email } : null
}

const passing = ['network', 'timeout']

/** The verbs that add users. */
export function addingVerbs({ client, memory, state, step, task }: UsersTools, list: UsersListing) {
  return {
    add: list.creating(({ roleIds, expirationInSeconds, applicationIds, ...person }: AddUserInput, signal) => {
      const access = {
        ...(roleIds && { roleIds }),
        ...(applicationIds && { applicationIds }),
        ...(expirationInSeconds !== undefined && { expirationInSeconds }),
      }
      return addUser(client, person, access, signal)
    }),
    addMany: task<AddUsersResult, AddUsersInput>(
      'single',
      (call, { people, ...access }) => {
        memory().access = access
        return addUsers(call, client, people, nothing, (person) => addUser(client, person, access, call.signal))
      },
      { changes },
    ),
    retryRefused: task<AddUsersResult, RetryRefusedInput | undefined>(
      'single',
      (call, input) => {
        const { added = [], refused = [] } = state().adding ?? {}
        const { access } = memory()
        const people = input?.people ?? refused.filter(({ canRetry }) => canRetry).map(({ person }) => person)
        const kept = input?.people ? [] : refused.filter(({ canRetry }) => !canRetry)
        return addUsers(call, client, people, { added, refused: kept }, (person) =>
          addUser(client, person, access, call.signal),
        )
      },
      { changes },
    ),
    clearAdding: step(({ set }) => set({ adding: null })),
  }
}
