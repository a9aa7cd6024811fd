import { records, rows } from '../core/records.ts'
import { count, text } from '../core/shape.ts'

/** The failed sign-ins with an address since the last successful one. */
export interface FailedSignIns {
  /** The address in lower case, known or unknown. */
  address: string
  /** The number of failures. */
  count: number
}

export const lockoutRecords = records({
  /** By address, oldest first. */
  failedSignIns: rows<FailedSignIns>({ address: text, count }),
})
