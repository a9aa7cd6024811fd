import type { Call } from '../calls/call.ts'
import { drawBytes } from '../core/random.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { type Body, integer } from '../http/body.ts'
import type { ScimConnection } from './records.ts'

/** Ten years of 365 days. */
const mostMinutes = 5_256_000

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

/** The end of a token that is created now (ISO 8601); `null` without one. */
export function tokenEnd(body: Body, now: number): string | null {
  if (body['expiresInMinutes'] === undefined) return null
  return new Date(now + integer(body, 'expiresInMinutes', 1, mostMinutes) * 60_000).toISOString()
}
