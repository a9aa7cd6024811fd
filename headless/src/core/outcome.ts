import type { PorticoError } from './errors.ts'

/**
 * The result of an action that waits. It never rejects: a failure is a value, and a call that was aborted, superseded
 * or left behind by a redirect is `canceled`, which is not an error.
 */
export type Outcome<Value = void> = Succeeded<Value> | Failed | Canceled

/** The outcome of a call that succeeded. */
export interface Succeeded<Value = void> {
  readonly ok: true
  readonly value: Value
}

/** The outcome of a call that failed. */
export interface Failed {
  readonly ok: false
  readonly reason: 'failed'
  readonly error: PorticoError
}

/** The call was aborted, superseded, or left behind by a redirect. */
export interface Canceled {
  readonly ok: false
  readonly reason: 'canceled'
}

/** The state of one action of a feature. */
export interface CallState<Input = unknown> {
  /**
   * `idle` until called and after being canceled, `pending` while any call runs, `failed` while a failure is left, else
   * `succeeded`.
   */
  readonly status: 'idle' | 'pending' | 'succeeded' | 'failed'
  /**
   * The last failure. It is removed by another call of the action, for the same row if it runs in parallel, and when the
   * feature clears its errors, as a flow does when it restarts.
   */
  readonly error: PorticoError | null
  /**
   * The inputs of the running calls of a parallel action, oldest first: a row that finds its id here is busy. Empty for
   * every other action, because an input may be a password.
   */
  readonly pending: readonly Input[]
  /**
   * The failed calls of a parallel action, oldest first. A failure stays until the action is called again for the same
   * row: an input of the same `id`, or an equal one. Empty for every other action, because an input may be a password.
   */
  readonly failed: readonly FailedInput<Input>[]
}

/** A failed call of a row. */
export interface FailedInput<Input = unknown> {
  readonly input: Input
  readonly error: PorticoError
}
