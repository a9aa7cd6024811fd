import type { Call } from '../http/call.ts'
import { malformed } from '../http/errors.ts'
import type { PhoneNumber } from '../state/codes.ts'
import { drawId } from '../state/random.ts'
import type { State, Tenant, User } from '../state/types.ts'

/** The numbers of a person. */
export function numbersOf({ phoneNumbers = [] }: State, { id }: User): readonly PhoneNumber[] {
  return phoneNumbers.filter(({ userId }) => userId === id)
}

/** The number of a person, which is made where it is new. Nobody has confirmed it then. */
export function addNumber({ state, now }: Call, user: User, phoneNumber: string): PhoneNumber {
  const known = numbersOf(state, user).find((one) => one.phoneNumber === phoneNumber)
  if (known) return known
  const at = new Date(now).toISOString()
  const number = { id: drawId(state), userId: user.id, phoneNumber, verified: false, createdAt: at, updatedAt: at }
  state.phoneNumbers = [...(state.phoneNumbers ?? []), number]
  return number
}

/** Takes a number away from its person; the next confirmed one takes its place where they sign in with it. */
export function removeNumber(state: State, user: User, { id, phoneNumber }: PhoneNumber): void {
  state.phoneNumbers = (state.phoneNumbers ?? []).filter((one) => one.id !== id)
  if (user.phoneNumber !== phoneNumber) return
  user.phoneNumber = numbersOf(state, user).find(({ verified }) => verified)?.phoneNumber ?? null
}

/** A number as the contract shows it. */
export function numberAnswer({ id, phoneNumber, verified, createdAt, updatedAt }: PhoneNumber) {
  return { id, phoneNumber, verified, createdAt, updatedAt }
}

/** The people of a tenant. */
export function usersIn({ users }: State, { id }: Tenant): readonly User[] {
  return users.filter(({ memberships }) => memberships.some(({ tenantId }) => tenantId === id))
}

/** The page of a list that `_offset` (pages before it) and `_limit` ask for, ten at once unless told otherwise. */
export function pageAnswer({ url }: Pick<Call, 'url'>, rows: readonly object[]) {
  const limit = numberOf(url, '_limit', 10)
  const offset = numberOf(url, '_offset', 0)
  if (limit < 1 || limit > 1000) throw malformed('_limit must be from 1 to 1000')
  return {
    items: rows.slice(offset * limit, (offset + 1) * limit),
    _metadata: { totalItems: rows.length, totalPages: Math.ceil(rows.length / limit) },
  }
}

function numberOf({ searchParams }: URL, name: string, otherwise: number): number {
  const given = searchParams.get(name)
  if (given === null) return otherwise
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw malformed(`${name} must be a whole number`)
}
