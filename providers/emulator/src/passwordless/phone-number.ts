import type { Call } from '../calls/call.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'

/** A number without what people put between its digits. */
export function bareNumber(phoneNumber: string): string {
  return phoneNumber.replace(/[\s()-]/g, '')
}

/** The user with a phone number, in any notation. */
export function userByPhoneNumber({ state }: Pick<Call, 'state'>, phoneNumber: string): User | undefined {
  const number = bareNumber(phoneNumber)
  return state.users.find((user) => user.phoneNumber && bareNumber(user.phoneNumber) === number)
}

/**
 * The number with all but its last two digits masked. An address without a number always gets the same made-up digits,
 * which discloses nothing.
 */
export function masked(phoneNumber: string | null, address: string): string {
  const lastTwo =
    phoneNumber?.slice(-2) ?? String(Number.parseInt(digest(address).slice(0, 8), 16) % 100).padStart(2, '0')
  return `+••••••••${lastTwo}`
}
