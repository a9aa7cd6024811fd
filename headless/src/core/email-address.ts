import { PorticoError } from './errors.ts'
import { visibleText } from './visible-text.ts'
import { webAddress } from './web-address.ts'

/** The codes of errors about an e-mail address, of every action that takes one. Their meaning is in the guide to [login](../../../docs/features/login.md). */
export const addressErrors = {
  emailCharacter: 'email-character',
  emailIncomplete: 'email-incomplete',
} as const

/**
 * A typed or pasted address in the form in which it is sent: letters and signs in their plain form (NFKC), no characters
 * that show nothing, and nothing around it: space, `<>`, quotes, `mailto:`, a comma or a full stop. A text without an `@` may be
 * a user name, and only its characters change.
 */
export function plainAddress(typed: string): string {
  const text = visibleText(typed).normalize('NFKC').trim()
  const link = /^[<'"]?mailto:/i.test(text) ? decoded(unwrapped(text).replace(/^mailto:\/*/i, '')) : text
  if (!link.includes('@')) return link
  const address = unwrapped(link)
  const at = address.lastIndexOf('@')
  // A keyboard for Japanese types this full stop, and a domain means the other one (UTS 46).
  return address.slice(0, at) + address.slice(at).replace(/\u3002/g, '.')
}

/**
 * {@link plainAddress}, empty if nothing was typed. Throws `email-character` for a character whose removal would be a guess. Its
 * `context.character` is the name of the character, such as `U+202E`.
 */
export function checkedAddress(typed: string): string {
  const character = strangeCharacter(typed)
  if (character !== null)
    throw new PorticoError(
      addressErrors.emailCharacter,
      `Remove the character ${character} from the address, or type the address`,
      { context: { character } },
    )
  return plainAddress(typed)
}

/** {@link checkedAddress} of a form that requires it. Throws an error of the code and message given if nothing was typed. */
export function typedAddress(typed: string | undefined, requiredCode: string, message: string): string {
  const address = checkedAddress(typed ?? '')
  if (address === '') throw new PorticoError(requiredCode, message)
  return address
}

/** Returns a typed address as it is sent. Throws `email-incomplete` for any other text, and for an empty one. */
export function emailAddress(typed: string): string {
  const message = 'Enter a whole e-mail address, such as name@company.com'
  const address = typedAddress(typed, addressErrors.emailIncomplete, message)
  if (isEmailAddress(address)) return address
  throw new PorticoError(addressErrors.emailIncomplete, message)
}

/** `true` if a text has the form of an e-mail address as it is, without any cleaning. */
export function isEmailAddress(text: string): boolean {
  return form.test(text) && !listSign.test(text) && strangeCharacter(text) === null && visibleText(text) === text
}

/** A text that is the same for every spelling of an address: in any case, of composed or separate accents, of a domain in its ASCII form. */
export function addressKey(typed: string): string {
  const address = plainAddress(typed).toLowerCase().normalize('NFKC')
  const at = address.lastIndexOf('@') + 1
  const host = `http://${address.slice(at)}/`
  const url = at > 0 && /^http:\/\/[^\s/:@?#[\]\\]+\/$/.test(host) ? webAddress(host) : null
  return url ? address.slice(0, at) + url.hostname : address
}

/** The addresses without those that are another spelling of an earlier one. */
export function addressesOnce(addresses: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const address of addresses) {
    const key = addressKey(address)
    if (!first.has(key)) first.set(key, address)
  }
  return [...first.values()]
}

/**
 * The name of the first character that no address has and that is not dropped, such as `U+0000`; `null` without one. A text
 * with U+202E reads backwards, so that the address in sight is another one.
 */
export function strangeCharacter(text: string): string | null {
  const [found] = /\u202e|(?![\p{Cf}\p{White_Space}])\p{C}/u.exec(text.trim()) ?? []
  const code = found?.codePointAt(0)
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

const form = /^[^\s@<>"()[\]\\,;:]+@[^\s@<>"'()[\]\\,;:.!?/|]+(?:\.[^\s@<>"'()[\]\\,;:.!?/|]+)+$/

/** A bullet, a dash, an arrow: signs beside ASCII, other than those within words of a domain (RFC 5892, A.3 to A.7). */
const listSign = /(?![\x21-\x7e\u00b7\u0375\u05f3\u05f4\u30fb])[\p{P}\p{S}]/u

/** The text without one pair of brackets or quotes, and without what a sentence or a list puts behind an address. */
function unwrapped(text: string): string {
  const bare = withoutEnd(text)
  const [, inner = bare] = /^["'<\u2018-\u201f](.*)["'>\u2018-\u201f]$/.exec(bare) ?? []
  return withoutEnd(inner)
}

function withoutEnd(text: string): string {
  let end = text.length
  // A pattern at the end of a text is searched from each of its places, which takes long for many spaces.
  while (end > 0 && /[\s,;]/.test(text.charAt(end - 1))) end--
  const bare = text.slice(0, end).trimStart()
  return /[^.]\.$/.test(bare.slice(-2)) ? bare.slice(0, -1) : bare
}

/** The address of a `mailto:` link, which may have a subject (RFC 6068). */
function decoded(link: string): string {
  const [path = ''] = link.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
