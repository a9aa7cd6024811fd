import type { Unsubscribe } from '../events.ts'

/** `true` in a browser, `false` on a server. */
export function hasPage(): boolean {
  return typeof document !== 'undefined'
}

/** Listens to events that reach the window. */
export function listen(events: readonly string[], listener: () => void): Unsubscribe {
  if (!hasPage()) return () => {}
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
