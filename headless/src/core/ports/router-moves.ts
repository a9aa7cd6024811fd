import type { Unsubscribe } from '../events.ts'
import { moved } from './moves.ts'
import type { PagePort } from './ports.ts'

/**
 * Moves a page by a router of the application until the answer is called. The router lives below `base`, a path: what
 * lies outside of it is left for as a page of its own. What only takes something out of the present address is done at
 * once by the History API and reported to the router: a one-time token must not stand there for as long as a router takes,
 * and the router's own state of the entry stays.
 */
export function moveByRouter(page: PagePort, base: string, go: GoByRouter): Unsubscribe {
  const before = page.move
  const root = base.replace(/\/$/, '')
  page.move = (path, options) => {
    const present = page.url()
    const isHere = present && new URL(path, present).pathname === present.pathname
    if (!options.replace || !isHere) {
      const within = pathWithin(root, path)
      if (within === null) page.open(new URL(path, present ?? undefined).href)
      else go({ path, within }, options)
      return
    }
    history.replaceState(history.state, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  return () => {
    page.move = before
  }
}

/** Moves a router to a path, which is `within` as seen from where the router lives. */
export type GoByRouter = (
  to: { readonly path: string; readonly within: string },
  options: { readonly replace: boolean },
) => void

/** Dispatches the event of a router that has moved. */
export function tellMoved(): void {
  window.dispatchEvent(new Event(moved))
}

/** A path as seen from `base`, or `null` where it lies outside. */
function pathWithin(base: string, path: string): string | null {
  if (!path.startsWith(base)) return null
  const rest = path.slice(base.length)
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : null
}
