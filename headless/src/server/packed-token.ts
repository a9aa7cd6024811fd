import { base64url } from 'jose'

/**
 * A token as it is sealed: header and claims as text, and the signature as it was. Text deflates well, its base 64 does not. A
 * text that is no such token is sealed as it is.
 *
 * @see RFC 7515, section 7.1
 */
export type PackedToken = string | readonly [header: string, claims: string, signature: string]

/** Packs a token; {@link unpackedToken} restores each of its characters. */
export function packedToken(token: string): PackedToken {
  const [header = '', claims = '', signature = '', ...more] = token.split('.')
  const packed = [textIn(header), textIn(claims), signature] as const
  return more.length === 0 && unpackedToken(packed) === token ? packed : token
}

/** The token of a packed one; `undefined` for anything else. */
export function unpackedToken(packed: unknown): string | undefined {
  if (typeof packed === 'string') return packed
  if (!Array.isArray(packed) || packed.length !== 3 || !packed.every((part) => typeof part === 'string'))
    return undefined
  const [header = '', claims = '', signature = ''] = packed
  return `${base64url.encode(header)}.${base64url.encode(claims)}.${signature}`
}

/** Empty for what is no base 64: the packed token is then another one, and is not used. */
function textIn(part: string): string {
  try {
    return new TextDecoder().decode(base64url.decode(part))
  } catch {
    return ''
  }
}
