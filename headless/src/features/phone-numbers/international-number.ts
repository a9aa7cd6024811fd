import { PorticoError } from '../../core/errors.ts'
import { plainDigits } from '../../core/plain-digits.ts'
import { phoneNumberErrors } from './errors.ts'

/**
 * Converts a typed phone number to E.164: `+`, the country code, digits. It accepts spaces, dots, dashes, brackets,
 * `00` instead of `+`, and digits of any script. Anything else throws `phone-required`, `phone-not-international` or
 * `phone-incomplete`.
 */
export function internationalNumber(typed: string): string {
  const plain = plainDigits(typed)
    .replace(/[\s().\-–‑/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^00/, '+')
  if (plain === '') throw new PorticoError(phoneNumberErrors.phoneRequired, 'Enter a phone number')
  if (!/^\+[1-9]/.test(plain)) {
    throw new PorticoError(
      phoneNumberErrors.phoneNotInternational,
      'Begin with + and the code of the country, such as +1 415 555 0123',
    )
  }
  if (!/^\+\d{7,15}$/.test(plain))
    throw new PorticoError(phoneNumberErrors.phoneIncomplete, 'Check the number: it has too few or too many digits')
  return plain
}
