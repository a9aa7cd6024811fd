import { typedCode } from '../../core/typed-code.ts'
import { phoneNumberErrors } from './errors.ts'

/** The digits of a typed code. Throws `phone-code-required` if there are none. */
export function codeOf(typed: string): string {
  return typedCode(typed, phoneNumberErrors.phoneCodeRequired, 'Enter the code that was sent')
}
