import { digest } from '../auth/password-hash.ts'

/**
 * A number of which only the last two digits are told. Where there is none, an address always gives the same two made-up
 * ones, so that nobody learns who has a number.
 */
export function masked(phoneNumber: string | null, address: string): string {
  const lastTwo =
    phoneNumber?.slice(-2) ?? String(Number.parseInt(digest(address).slice(0, 8), 16) % 100).padStart(2, '0')
  return `+••••••••${lastTwo}`
}
