import { PorticoError } from './errors.ts'
import { plainDigits } from './plain-digits.ts'
import { visibleText } from './visible-text.ts'

/** The codes of errors about a phone number. Their meaning is in the guide to [phone numbers](../../../docs/features/phone-numbers.md). */
export const numberErrors = {
  phoneRequired: 'phone-required',
  phoneNotInternational: 'phone-not-international',
  phoneIncomplete: 'phone-incomplete',
  phoneExtension: 'phone-extension',
} as const

/**
 * A typed or pasted number without the signs that people put between digits: spaces, dots, dashes of every kind, slashes, brackets, `tel:`,
 * characters that show nothing. `00` at the start becomes `+`, digits of any script become plain. A `(0)` behind the code of a country is
 * dropped, because it is dialed within the country alone; Italy, San Marino and the Vatican keep it. So is a `(8)` behind `+7`.
 */
export function plainNumber(typed: string): string {
  return plainDigits(visibleText(typed))
    .replace(/^\s*(?:tel|callto):\/*/i, '')
    .replace(/[\s.\p{Pd}\u2212\u30fc\u00b7\u2022/]/gu, '')
    .replace(/^\(?(?:00|\+)\)?/, '+')
    .replace(trunkZero, '$1')
    .replace(/^(\+\(?7\)?)[([]8[)\]]/, '$1')
    .replace(/[()[\]]/g, '')
}

/**
 * Converts a typed phone number to E.164: `+`, the country code, digits. It accepts what {@link plainNumber} takes out.
 * Anything else throws `phone-required`, `phone-not-international`, `phone-extension` or `phone-incomplete`.
 */
export function internationalNumber(typed: string): string {
  const plain = plainNumber(typed)
  if (plain === '') throw new PorticoError(numberErrors.phoneRequired, 'Enter a phone number')
  if (!/^\+[1-9]/.test(plain)) {
    throw new PorticoError(
      numberErrors.phoneNotInternational,
      'Begin with + and the code of the country, such as +1 415 555 0123',
    )
  }
  if (/^\+\d{7,15}(?:,|;|#|x|ext|доб)/i.test(plain))
    throw new PorticoError(numberErrors.phoneExtension, 'Leave the extension out: codes are sent to the number alone')
  if (!/^\+\d{7,15}$/.test(plain))
    throw new PorticoError(numberErrors.phoneIncomplete, 'Check the number: it has too few or too many digits')
  return plain
}

/**
 * A bracketed zero directly behind the code of a country that drops it. The codes of E.164 with one digit and with two are listed; all
 * others have three.
 */
const trunkZero =
  /^(\+\(?(?!39|378|379)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?![17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])\d{3})\)?)[([]0[)\]]/
