import type { Call } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { type PhoneNumber, phoneNumberRecords } from './records.ts'

/** The numbers of a person. */
export function numbersOf(state: CoreState, { id }: User): readonly PhoneNumber[] {
  return phoneNumberRecords.of(state).phoneNumbers.filter(({ userId }) => userId === id)
}

/** Returns a user's number, and adds it unconfirmed if it is new. */
export function addNumber({ state, now }: Call, user: User, phoneNumber: string): PhoneNumber {
  const known = numbersOf(state, user).find((one) => one.phoneNumber === phoneNumber)
  if (known) return known
  const at = new Date(now).toISOString()
  const number = { id: drawId(state), userId: user.id, phoneNumber, verified: false, createdAt: at, updatedAt: at }
  phoneNumberRecords.of(state).phoneNumbers.push(number)
  return number
}

/** Takes a number away from its person; the next confirmed one takes its place where they sign in with it. */
export function removeNumber(state: CoreState, user: User, { id, phoneNumber }: PhoneNumber): void {
  const own = phoneNumberRecords.of(state)
  own.phoneNumbers = own.phoneNumbers.filter((one) => one.id !== id)
  if (user.phoneNumber !== phoneNumber) return
  user.phoneNumber = numbersOf(state, user).find(({ verified }) => verified)?.phoneNumber ?? null
}

/** A number as the contract shows it. */
export function numberAnswer({ id, phoneNumber, verified, createdAt, updatedAt }: PhoneNumber) {
  return { id, phoneNumber, verified, createdAt, updatedAt }
}
