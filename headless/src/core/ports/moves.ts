import type { Unsubscribe } from '../events.ts'
import { hasPage, listen } from './listen.ts'

/** Dispatched on the window by a router of the application that has moved, because the browser dispatches no event. */
export const moved = 'portico:moved'

/** Calls `listener` after every change of the address within the document. */
export function onMove(listener: () => void): Unsubscribe {
  const unlisten = listen(['popstate', 'hashchange', moved], listener)
  const router: unknown = hasPage() && 'navigation' in window ? window.navigation : null
  if (!(router instanceof EventTarget)) return unlisten
  let isListening = true
  // The event comes within the call that moves. Next.js calls in an insertion effect, in which React may not render.
  const later = () => queueMicrotask(() => isListening && listener())
  router.addEventListener('currententrychange', later)
  return () => {
    isListening = false
    unlisten()
    router.removeEventListener('currententrychange', later)
  }
}
