import type { Unsubscribe } from '../events.ts'
import { hasPage } from './listen.ts'
import type { Ports } from './ports.ts'

/** Calls `listener` each time the page is shown again from the back-forward cache. */
export function whenReturned({ page }: Pick<Ports, 'page'>, listener: () => void): Unsubscribe {
  return (page.onReturn ?? onReturn)(listener)
}

/** The same, in the browser at hand. */
export function onReturn(listener: () => void): Unsubscribe {
  if (!hasPage()) return () => {}
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
