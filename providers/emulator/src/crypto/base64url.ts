/** Bytes as base64url text without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** The bytes of base64url text. Throws where it is none. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}

/** A text as the base64url of its bytes. */
export function textAsBase64url(text: string): string {
  return base64url(new TextEncoder().encode(text))
}
