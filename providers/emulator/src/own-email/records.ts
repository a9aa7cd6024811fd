import { records, rows } from '../core/records.ts'
import { count, number, text } from '../core/shape.ts'

/** A new address that its owner has asked for, with the code that was sent to it. */
export interface EmailChange {
  userId: string
  /** The new address in lower case. */
  email: string
  codeHash: string
  sentAt: number
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
}

export const emailChangeRecords = records({
  /** In the order of their sending. The last one of a user is the one that waits; former ones count against the limit. */
  emailChanges: rows<EmailChange>({
    userId: text,
    email: text,
    codeHash: text,
    sentAt: number,
    expiresAt: number,
    failures: count,
  }),
})
