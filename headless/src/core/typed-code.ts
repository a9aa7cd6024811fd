import { PorticoError } from './errors.ts'

/**
 * A code as somebody typed or pasted it, as the provider sent it: no spaces between its groups, and full-width digits and
 * letters plain. Throws an error of the code and message given where nothing was typed.
 */
export function typedCode(typed: string | undefined, requiredCode: string, message: string): string {
  const code = (typed ?? '').normalize('NFKC').replace(/\s/g, '')
  if (code === '') throw new PorticoError(requiredCode, message)
  return code
}
