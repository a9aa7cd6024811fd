import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SessionRecord } from '../core/sessions.ts'
import { isSame } from '../crypto/password-hash.ts'
import { demoKey } from '../tokens/demo-key.ts'

/**
 * A refresh token: the session, its generation and a seal. A sealed token of a former generation proves reuse (RFC
 * 9700, section 4.14). The seal covers user and time too: a reset repeats the ids.
 */
export function refreshTokenOf({ id, userId, createdAt }: SessionRecord, generation: number): string {
  const name = `${id}.${generation}`
  const seal = hmac(sha256, utf8ToBytes(demoKey.d), utf8ToBytes(`${name}.${userId}.${createdAt}`))
  return `${name}.${bytesToHex(seal)}`
}

/** The session a refresh token was made for, and its generation; `null` where the emulator never made it. */
export function sessionOf(
  sessions: readonly SessionRecord[],
  token: string,
): { readonly session: SessionRecord; readonly generation: number } | null {
  const [id, text] = token.split('.')
  const session = sessions.find((one) => one.id === id)
  const generation = Number(text)
  return session && isSame(token, refreshTokenOf(session, generation)) ? { session, generation } : null
}
