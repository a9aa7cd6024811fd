/** Removes a listener. A second call does nothing. */
export type Unsubscribe = () => void

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
      for (const listener of listeners[event] ?? []) {
        try {
          listener(payload)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
