import { base64url, CompactEncrypt, calculateJwkThumbprint, compactDecrypt } from 'jose'
import { isRecord } from '../core/record.ts'

/** The purpose of a sealed text: one of another purpose cannot be opened. */
export type Purpose = 'session' | 'attempt' | 'token' | 'memory'

/**
 * Deflates a value and encrypts it with the first key: AES-256-GCM with a new nonce. The purpose and the name of
 * the cookie are bound to the text.
 *
 * @see RFC 7516
 */
export async function seal(
  value: object,
  purpose: Purpose,
  name: string,
  keys: readonly Uint8Array[],
): Promise<string> {
  const [key = new Uint8Array()] = keys
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: await idOf(key), typ: typeOf(purpose, name), ...deflated() })
    .encrypt(key)
}

/** Decrypts what {@link seal} made, with the key that it names. `null` for anything else. */
export async function unseal(
  text: string,
  purpose: Purpose,
  name: string,
  keys: readonly Uint8Array[],
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      text,
      async ({ kid }) => {
        for (const key of keys) if ((await idOf(key)) === kid) return key
        throw new Error('The text was encrypted with another key')
      },
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'], maxDecompressedLength: Infinity },
    )
    const value: unknown = JSON.parse(new TextDecoder().decode(plaintext))
    return protectedHeader.typ === typeOf(purpose, name) && isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Some runtimes cannot deflate. The seal proves that the length of the text is of this server's making. */
function deflated() {
  return typeof CompressionStream === 'undefined' ? {} : { zip: 'DEF' }
}

function typeOf(purpose: Purpose, name: string): string {
  return `portico-${purpose}:${name}`
}

/** The beginning of the key's digest, which distinguishes keys and reveals nothing of them. */
async function idOf(key: Uint8Array): Promise<string> {
  return (await calculateJwkThumbprint({ kty: 'oct', k: base64url.encode(key) })).slice(0, 8)
}
