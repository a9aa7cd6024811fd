import { PorticoError } from './errors.ts'
import { plainDigits } from './plain-digits.ts'
import { visibleText } from './visible-text.ts'

/**
 * A typed or pasted code in the form the provider sent it: no spaces, no characters that show nothing, and digits of any script
 * plain. A code of digits alone has no dashes and dots either; a code with letters keeps them, because some have them.
 */
export function plainCode(typed: string): string {
  const code = plainDigits(visibleText(typed)).replace(/\s/g, '')
  const digits = code.replace(/[\p{Pd}\u2212\u30fc.\u3002\u00b7\u2022]/gu, '')
  return /^\d*$/.test(digits) ? digits : code.replace(dashes, '-')
}

/**
 * A typed or pasted recovery code. It keeps its dashes and spaces, also between digits, because a provider may compare them; each
 * kind of them becomes the plain one.
 */
export function plainRecoveryCode(typed: string): string {
  return plainDigits(visibleText(typed)).trim().replace(/\s/g, ' ').replace(dashes, '-')
}

/**
 * {@link plainCode} for a form. Throws an error of the code and message given where nothing was typed.
 */
export function typedCode(typed: string | undefined, requiredCode: string, message: string): string {
  const code = plainCode(typed ?? '')
  if (code === '') throw new PorticoError(requiredCode, message)
  return code
}

const dashes = /[\p{Pd}\u2212\u30fc]/gu
