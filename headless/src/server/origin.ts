import { webAddress } from '../core/web-address.ts'
import { sessionHeader } from '../http/stand-in.ts'
import type { Settings } from './settings.ts'

/**
 * `true` if a page of a foreign origin sends a request. Cookies go along with it, so it could act as their owner.
 *
 * @see OWASP ASVS 5.0, section 3.5
 */
export function isForeign(settings: Settings, { headers }: Request): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !isOwnOrigin(settings, origin)
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const page = headers.get('referer')
  // Forms of older browsers state their page alone.
  if (page === null) return acceptsPage(headers)
  return !isOwnOrigin(settings, webAddress(page)?.origin ?? '')
}

/**
 * `true` for a request that a window of its own makes for its page: not for a frame, an image or a script, and not ahead of
 * time. A browser without these headers states that it accepts a page, and what is no browser states nothing.
 *
 * @see W3C Fetch Metadata Request Headers
 */
export function isForDocument({ headers }: Request): boolean {
  if (isPrefetch({ headers })) return false
  const dest = headers.get('sec-fetch-dest')
  return dest === null ? !headers.has('accept') || acceptsPage(headers) : dest === 'document'
}

function acceptsPage(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '')
}

/** `true` for a request that is made ahead of time: the browser may drop its answer. */
export function isPrefetch({ headers }: Pick<Request, 'headers'>): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name)).join()
  return purpose.includes('prefetch') || headers.has('next-router-prefetch') || headers.has('x-middleware-prefetch')
}

/** `true` for the origin of the application and for those it allows. */
export function isOwnOrigin({ app, options }: Settings, origin: string): boolean {
  return origin === app.origin || (options.allowedOrigins ?? []).includes(origin)
}

/** The headers by which an allowed page of another origin may read an answer. */
export function crossOriginHeaders(settings: Settings, { headers }: Request): Readonly<Record<string, string>> {
  const origin = headers.get('origin')
  if (origin === null || origin === settings.app.origin || !isOwnOrigin(settings, origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': `frontegg-trace-id, retry-after, www-authenticate, date, ${sessionHeader}`,
    vary: 'Origin',
  }
}

/** Answers the question of a browser, before a call from another origin. */
export function preflight(settings: Settings, request: Request): Response {
  const granted = crossOriginHeaders(settings, request)
  if (Object.keys(granted).length === 0) return new Response(null, { status: 403 })
  return new Response(null, {
    status: 204,
    headers: {
      ...granted,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  })
}
