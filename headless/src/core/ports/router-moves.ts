import type { Unsubscribe } from '../events.ts'
import { moved } from './moves.ts'
import type { Page } from './ports.ts'

/**
 * Moves a page by a router of the application until the answer is called. What only takes something out of the present
 * address is done at once by the History API and told to the router: a one-time token must not stand there for as long
 * as a router takes, and the router's own state of the entry stays.
 */
export function moveByRouter(page: Page, go: Page['move']): Unsubscribe {
  const before = page.move
  page.move = (path, options) => {
    const present = page.url()
    const isHere = present && new URL(path, present).pathname === present.pathname
    if (!options.replace || !isHere) return go(path, options)
    history.replaceState(history.state, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  return () => {
    page.move = before
  }
}

/** Tells whoever follows the address that a router of the application has moved. */
export function tellMoved(): void {
  window.dispatchEvent(new Event(moved))
}
