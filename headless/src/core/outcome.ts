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
  /** `idle` until called and after being canceled, else how the last call went. */
  readonly status: 'idle' | 'pending' | 'succeeded' | 'failed'
  /** Why the last call failed, until it is called again or the feature clears its errors, as a flow does when it restarts. */
  readonly error: PorticoError | null
  /**
   * The inputs now in flight of an action that runs in parallel, oldest first: a row finds its own id here to know that
   * it is busy. Of every other action it tells nothing, because an input may be a password.
   */
  readonly pending: readonly Input[]
}
