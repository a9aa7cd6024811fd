import { count, list, nullable, number, oneOf, optional, record, text } from './shape.ts'

/** A session: the family of all refresh tokens of one sign-in. */
export interface SessionRecord {
  id: string
  userId: string
  tenantId: string
  /** The generation of the valid refresh token. Tokens of earlier generations are spent. */
  generation: number
  /** The start of the generation, in epoch milliseconds. */
  rotatedAt: number
  /** The authentication methods (RFC 8176). */
  amr: string[]
  /** The time of the authentication, in epoch seconds. */
  authTime: number
  createdAt: number
  expiresAt: number
  /** The `User-Agent` header of the browser. */
  userAgent: string
  /** The address of the caller. */
  ipAddress: string
  actorId?: string
  /** The browser session that an application's server opened this session from. */
  openedBy?: string
  /** The reason of the end; `null` for an open session. */
  ended: 'logged out' | 'reused' | 'revoked' | null
}

export const session = record<SessionRecord>({
  id: text,
  userId: text,
  tenantId: text,
  generation: count,
  rotatedAt: number,
  amr: list(text),
  authTime: number,
  createdAt: number,
  expiresAt: number,
  userAgent: text,
  ipAddress: text,
  actorId: optional(text),
  openedBy: optional(text),
  ended: nullable(oneOf('logged out', 'reused', 'revoked')),
})
