import { records, rows } from '../core/records.ts'
import { count, nullable, number, oneOf, text } from '../core/shape.ts'

/** A single-use link in a mail. */
export interface AccessLink {
  purpose: 'reset-password' | 'unlock'
  /** The hash of the link's token. */
  tokenHash: string
  userId: string
  expiresAt: number
}

/** A single-use code in a text message that allows a new password. */
export interface RecoveryCode {
  /** The id of the request. */
  sessionId: string
  /** The person; `null` for an unknown identifier, which gets the same answer. */
  userId: string | null
  code: string
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
}

export const passwordRecords = records({
  accessLinks: rows<AccessLink>({
    purpose: oneOf('reset-password', 'unlock'),
    tokenHash: text,
    userId: text,
    expiresAt: number,
  }),
  recoveryCodes: rows<RecoveryCode>({
    sessionId: text,
    userId: nullable(text),
    code: text,
    expiresAt: number,
    failures: count,
  }),
})
