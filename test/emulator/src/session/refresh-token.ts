import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isSame } from '../auth/password-hash.ts'
import { demoKey } from '../tokens/demo-key.ts'

/**
 * A refresh token: the session, its generation and a seal. Only the emulator can make the seal, so a token of a former
 * generation proves that it was handed out once, and taking it again is reuse (RFC 9700, section 4.14).
 */
export function refreshTokenOf(sessionId: string, generation: number): string {
  const subject = `${sessionId}.${generation}`
  return `${subject}.${bytesToHex(hmac(sha256, utf8ToBytes(demoKey.d), utf8ToBytes(subject)))}`
}

/** What a refresh token names, or `null` where the emulator never made it. */
export function readRefreshToken(token: string): { readonly sessionId: string; readonly generation: number } | null {
  const [sessionId = '', generation = ''] = token.split('.')
  return isSame(token, refreshTokenOf(sessionId, Number(generation)))
    ? { sessionId, generation: Number(generation) }
    : null
}
