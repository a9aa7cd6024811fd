import { records, rows } from '../core/records.ts'
import { number, text } from '../core/shape.ts'

/** A token that allows one impersonation. */
export interface ActorToken {
  /** The hash of the token. */
  tokenHash: string
  actorId: string
  expiresAt: number
}

export const accessRecords = records({
  actorTokens: rows<ActorToken>({ tokenHash: text, actorId: text, expiresAt: number }),
})
