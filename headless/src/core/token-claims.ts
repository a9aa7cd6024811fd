import { PorticoError } from './errors.ts'
import { isRecord } from './record.ts'

/** The claims of a token, unchecked: the provider that issued it just handed it over. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const binary = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isRecord(claims)) return claims
  } catch {}
  throw new PorticoError('invalid-token', 'Invalid token specified')
}

/** JSON in base64 of UTF-8, so any letters hold. */
export function base64Json(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
