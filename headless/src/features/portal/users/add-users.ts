import type { Client } from '../../../client/index.ts'
import { emailAddress } from '../../../core/email-address.ts'
import { toPorticoError } from '../../../core/errors.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { plainNumber } from '../../../core/phone-number.ts'
import { applicationsFeature } from '../applications/index.ts'
import type { AddedPerson, AddUsersResult, NewAccess, NewPerson, RefusedPerson, UsersTableState } from './types.ts'

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
  const assigned = await client.get(applicationsFeature).actions.assign({ userId: id, ids })
  signal.throwIfAborted()
  if (assigned.ok || assigned.reason !== 'failed') return { person, id, refused: [] }
  return { person, id, refused: [{ part: 'applications', ids, error: assigned.error }] }
}

/** Adds people, ten at a time, and shows the progress. Those who were added before stay in the result. */
export async function addUsers(
  { set, meanwhile, signal }: Pick<TaskCall<UsersTableState>, 'set' | 'meanwhile' | 'signal'>,
  people: readonly NewPerson[],
  before: readonly AddedPerson[],
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
      return { person, error: toPorticoError(thrown) }
    }
  }

  function progress() {
    const known = results.filter((result) => result !== undefined)
    return {
      added: [...before, ...known.filter((result) => 'id' in result)],
      refused: known.filter((result) => 'error' in result),
      pending: people.filter((_, at) => results[at] === undefined),
    }
  }
}

const atOnce = 10
