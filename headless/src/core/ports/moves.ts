import type { Unsubscribe } from '../events.ts'
import { hasPage, listen } from './listen.ts'

/** Dispatched on the window by a router of the application that has moved, because the browser dispatches no event. */
export const moved = 'portico:moved'

/** Calls `listener` after every change of the address within the document. */
export function onMove(listener: () => void): Unsubscribe {
  const unlisten = listen(['popstate', 'hashchange', moved], listener)
  const router: unknown = hasPage() && 'navigation' in window ? window.navigation : null
  if (!(router instanceof EventTarget)) return unlisten
  router.addEventListener('currententrychange', listener)
  return () => {
    unlisten()
    router.removeEventListener('currententrychange', listener)
  }
}
