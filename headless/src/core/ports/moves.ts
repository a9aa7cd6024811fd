import type { Unsubscribe } from '../events.ts'
import { hasPage, listen } from './listen.ts'

/** Told on the window by a router of the application that has moved, where the browser itself tells of nothing. */
export const moved = 'portico:moved'

/** Tells of every change of the address within the document, whoever moved. */
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
