import { records, rows } from './records.ts'
import { count, text } from './shape.ts'
import type { CoreState } from './state.ts'

/** The failed sign-ins with an address since the last successful one. */
export interface FailedSignIns {
  /** The address in lower case, known or unknown. */
  address: string
  count: number
}

export const lockoutRecords = records({
  /** One row per address, oldest first. */
  failedSignIns: rows<FailedSignIns>({ address: text, count }),
})

/** A sign-in that was finished ends the count. */
export function forgetFailures(state: CoreState, email: string): void {
  lockoutRecords.of(state).failedSignIns = failuresBeside(state, email.toLowerCase())
}

/** The counts of other addresses. */
export function failuresBeside(state: CoreState, email: string): FailedSignIns[] {
  return lockoutRecords.of(state).failedSignIns.filter(({ address }) => address !== email)
}
