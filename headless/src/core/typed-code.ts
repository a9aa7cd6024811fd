import { PorticoError } from './errors.ts'
import { plainDigits } from './plain-digits.ts'

/**
 * A typed or pasted code in the form the provider sent it: no spaces between its groups, and digits of any script
 * plain. Throws an error of the code and message given where nothing was typed.
 */
export function typedCode(typed: string | undefined, requiredCode: string, message: string): string {
  const code = plainDigits(typed ?? '').replace(/\s/g, '')
  if (code === '') throw new PorticoError(requiredCode, message)
  return code
}
