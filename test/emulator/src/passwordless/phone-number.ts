import type { Call } from '../calls/call.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'

/** A number without what people put between its digits. */
export function bareNumber(phoneNumber: string): string {
  return phoneNumber.replace(/[\s()-]/g, '')
}

/** Whose number it is, however it was typed. */
export function userByPhoneNumber({ state }: Pick<Call, 'state'>, phoneNumber: string): User | undefined {
  const number = bareNumber(phoneNumber)
  return state.users.find((user) => user.phoneNumber && bareNumber(user.phoneNumber) === number)
}

/**
 * A number of which only the last two digits are told. Where there is none, an address always gives the same two made-up
 * ones, so that nobody learns who has a number.
 */
export function masked(phoneNumber: string | null, address: string): string {
  const lastTwo =
    phoneNumber?.slice(-2) ?? String(Number.parseInt(digest(address).slice(0, 8), 16) % 100).padStart(2, '0')
  return `+••••••••${lastTwo}`
}
