import type { Call } from '../calls/call.ts'
import { drawBytes } from '../core/random.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import type { ScimConnection } from './records.ts'
import { tokenEnd } from './token-end.ts'

/** Gives a connection a new token. The one before is accepted for a day more, or until its own end. */
export function rotateToken({ state, body, now }: Call, connection: ScimConnection) {
  const expiresAt = tokenEnd(body, now)
  const { createdAt, tokenHash, tokenCreatedAt = createdAt, tokenExpiresAt = null, tokenUsedAt = null } = connection
  const end = timeOf(now + overlap)
  const formerExpiresAt = tokenExpiresAt !== null && tokenExpiresAt < end ? tokenExpiresAt : end
  const token = base64url(drawBytes(state, 32))
  Object.assign(connection, {
    tokenHash: digest(token),
    tokenCreatedAt: timeOf(now),
    tokenExpiresAt: expiresAt,
    tokenUsedAt: null,
    formerTokens: [
      { hash: tokenHash, createdAt: tokenCreatedAt, expiresAt: formerExpiresAt, usedAt: tokenUsedAt },
      // An ended token stays for the log: a call with it was not made with a wrong one.
      ...(connection.formerTokens ?? []).slice(0, mostFormer - 1),
    ],
  })
  return { token, expiresAt, formerExpiresAt }
}

const timeOf = (time: number) => new Date(time).toISOString()

const overlap = 24 * 3_600_000
const mostFormer = 10
