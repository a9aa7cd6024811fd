import { numberErrors } from '../../core/phone-number.ts'
import { typedCode } from '../../core/typed-code.ts'

/** The codes of errors that `phone-numbers` makes itself. Their meaning is in its guide. */
export const phoneNumberErrors = {
  ...numberErrors,
  noCodeSent: 'no-code-sent',
  phoneCodeRequired: 'phone-code-required',
  unknownPhoneNumber: 'unknown-phone-number',
} as const

/** The digits of a typed code. Throws `phone-code-required` if there are none. */
export function codeOf(typed: string): string {
  return typedCode(typed, phoneNumberErrors.phoneCodeRequired, 'Enter the code that was sent')
}
