import { typedCode } from '../../core/typed-code.ts'

/** The digits of a typed code. Throws `phone-code-required` if there are none. */
export function codeOf(typed: string): string {
  return typedCode(typed, 'phone-code-required', 'Enter the code that was sent')
}
