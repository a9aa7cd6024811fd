import type { Outcome } from './outcome.ts'

/**
 * The value of an outcome, for a task that goes on with it. A failure throws its error; a canceled call throws an
 * `AbortError`, which cancels the task.
 */
export function valueIn<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  throw outcome.reason === 'failed' ? outcome.error : new DOMException('Canceled', 'AbortError')
}
