import type { Outcome } from './outcome.ts'

/**
 * What a call came to, for a task that goes on with it: throws its error where it failed, and an `AbortError`, which ends
 * the task as canceled, where it was.
 */
export function valueIn<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  throw outcome.reason === 'failed' ? outcome.error : new DOMException('Canceled', 'AbortError')
}
