import { records, rows } from '../core/records.ts'
import { number, text } from '../core/shape.ts'

/** A code that was sent, and waits for its user. */
export interface SparePartCode {
  token: string
  userId: string
  codeHash: string
  /** Epoch milliseconds. */
  expiresAt: number
  /** The wrong codes so far. */
  failures: number
}

export const sparePartRecords = records({
  sparePartCodes: rows<SparePartCode>({
    token: text,
    userId: text,
    codeHash: text,
    expiresAt: number,
    failures: number,
  }),
})
