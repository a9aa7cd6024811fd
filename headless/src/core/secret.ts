/**
 * A value that may be shown but never leaves memory by itself: a QR code, a recovery code, the secret of an API token.
 * It is not enumerable, and state that holds one is never serialised.
 */
export interface Secret<Value = string> {
  /** The value itself, for showing it. */
  reveal(): Value
}

/** Wraps a value so that it is not printed, cloned or serialised by accident. */
export function secret<Value>(value: Value): Secret<Value> {
  return Object.defineProperty({ reveal: () => value }, 'toJSON', { value: refuse })
}

/** `true` if `state` holds a {@link Secret}. */
export function holdsSecret(state: unknown): boolean {
  try {
    JSON.stringify(state)
    return false
  } catch (error) {
    if (error === isSecret) return true
    throw error
  }
}

const isSecret: unique symbol = Symbol('secret')

function refuse(): never {
  throw isSecret
}
