import type { PorticoError } from './errors.ts'

/**
 * What an action that waits resolves to. It never rejects: a failure is a value, and a call that was aborted,
 * superseded or left behind by a redirect is `canceled`, which is not an error.
 */
export type Outcome<Value = void> = Succeeded<Value> | Failed | Canceled

/** The call went well. */
export interface Succeeded<Value = void> {
  /** It did. */
  readonly ok: true
  /** What it was for. */
  readonly value: Value
}

/** The call failed. */
export interface Failed {
  /** It did not go well. */
  readonly ok: false
  /** Not because it was canceled. */
  readonly reason: 'failed'
  /** Why. */
  readonly error: PorticoError
}

/** The call was aborted, superseded, or left behind by a redirect. */
export interface Canceled {
  /** It did not go well. */
  readonly ok: false
  /** Nothing went wrong. */
  readonly reason: 'canceled'
}

/** Where one action of a feature stands. */
export interface CallState<Input = unknown> {
  /**
   * `idle` until called and after being canceled, `pending` while any call runs, `failed` while a failure is left, else
   * `succeeded`.
   */
  readonly status: 'idle' | 'pending' | 'succeeded' | 'failed'
  /**
   * The last failure that is left: it goes when the action is called again, for the same row if it runs in parallel, or
   * when the feature clears its errors, as a flow does when it restarts.
   */
  readonly error: PorticoError | null
  /**
   * The inputs now in flight of an action that runs in parallel, oldest first: a row finds its own id here to know that
   * it is busy. Of every other action it tells nothing, because an input may be a password.
   */
  readonly pending: readonly Input[]
  /**
   * The calls of an action that runs in parallel which have failed, oldest first. A failure stays until the action is
   * called again for the same row (an input of the same `id`, or an equal one), so the success of one row leaves the
   * failure of another. Empty for every other action, because an input may be a password.
   */
  readonly failed: readonly FailedCall<Input>[]
}

/** A call that has failed. */
export interface FailedCall<Input = unknown> {
  readonly input: Input
  readonly error: PorticoError
}
