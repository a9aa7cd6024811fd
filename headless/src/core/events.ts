/** Removes a listener. A second call does nothing. */
export type Unsubscribe = () => void

/** The events of every container. */
export interface CoreEvents {
  /** A call has failed, or a part of the kit has thrown. Canceled calls are no failures. */
  readonly failed: FailedCall
  /**
   * The session has another person, actor or tenant now, or none. Close what was opened for the former one. The number is that of
   * `client.holder()`.
   */
  readonly holderChanged: number
}

/** A call that has failed. It has no input and no message, and so no personal data. */
export interface FailedCall {
  /** The name of the feature, such as `login`. */
  readonly feature: string
  /** The name of the action, as in `calls`; empty for work that is no action. */
  readonly action: string
  /** The code of the error. */
  readonly code: string
  /** The HTTP status; `undefined` without an answer. */
  readonly status: number | undefined
  /** The trace id of the provider, or `undefined`. */
  readonly traceId: string | undefined
}

/** A typed event bus: names to payloads. */
export interface Emitter<Events> {
  /** Calls `listener` on every `event` from now on. */
  on<Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void): Unsubscribe
  /** Calls the listeners of `event` in the order of their subscription. One that throws does not stop the others. */
  emit<Name extends keyof Events>(event: Name, payload: Events[Name]): void
}

/** Makes an {@link Emitter}; `onError` receives errors of listeners. */
export function createEmitter<Events>(onError: (error: unknown) => void): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: Set<(payload: Events[Name]) => void> } = {}
  return {
    on(event, listener) {
      const set = (listeners[event] ??= new Set())
      const own: typeof listener = (payload) => listener(payload)
      set.add(own)
      return () => set.delete(own)
    },
    emit(event, payload) {
      callEach(listeners[event] ?? [], payload, onError)
    },
  }
}

/** Calls listeners in their order. One that throws does not stop the others. */
export function callEach<Payload>(
  listeners: Iterable<(payload: Payload) => void>,
  payload: Payload,
  onError: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(payload)
    } catch (error) {
      onError(error)
    }
  }
}
