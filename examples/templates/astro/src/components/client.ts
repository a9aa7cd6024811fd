import { createClient } from '@portico/headless'

/** The client of all islands of a page. */
export const client = createClient({
  baseUrl: import.meta.env.PUBLIC_PORTICO_URL,
  restoreSession: 'seen',
  navigate(path, { replace }) {
    const isHere = new URL(path, location.href).pathname === location.pathname
    // Each page of the site is a document of its own. Within a page, such as in the portal, the address alone changes.
    if (!isHere) return replace ? location.replace(path) : location.assign(path)
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  },
})
