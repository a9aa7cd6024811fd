import { PorticoError } from '../../core/errors.ts'

/** The digits of a code as typed; throws `phone-code-required` where there are none. */
export function codeOf(typed: string): string {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (code !== '') return code
  throw new PorticoError('phone-code-required', 'Enter the code that was sent')
}
