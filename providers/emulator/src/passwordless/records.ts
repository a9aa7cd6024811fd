import { records, rows } from '../core/records.ts'
import { count, flag, nullable, number, oneOf, text } from '../core/shape.ts'

/** A code or a link for signing in. */
export interface Passcode {
  /** Code by mail, code by text message, or link by mail. */
  kind: 'code' | 'smscode' | 'magiclink'
  /** The identifier in the request: an address in lower case, a phone number or an id. */
  address: string
  /** The recipient; `null` for an unknown identifier, whose code is never valid. */
  userId: string | null
  /** The hash of the requesting browser's cookie. */
  browserHash: string
  /** The digits, or the token of the link. */
  secret: string
  sentAt: number
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
  /** It was used for a sign-in. */
  isSpent: boolean
}

export const passwordlessRecords = records({
  /** In the order of their creation. */
  passcodes: rows<Passcode>({
    kind: oneOf('code', 'smscode', 'magiclink'),
    address: text,
    userId: nullable(text),
    browserHash: text,
    secret: text,
    sentAt: number,
    expiresAt: number,
    failures: count,
    isSpent: flag,
  }),
})
