import { webAddress } from '../core/web-address.ts'

/** The rules that {@link safeRedirect} checks an address by. */
export interface RedirectRules {
  /** The page's own origin, such as `https://app.example.com`. */
  readonly origin: string
  /** Further origins that may be led to. */
  readonly allowedOrigins?: readonly string[]
  /** Refuses other origins. Default `true`; schemes other than http and https are always refused. */
  readonly enforce?: boolean
}

/**
 * The address a redirect may lead to, or `null`. It is parsed as the browser
 * would parse it, against the page's origin, and judged by the result: http or https, no credentials, the page's own
 * origin or an allowed one. Within the own origin the answer is a path, elsewhere the whole address.
 */
export function safeRedirect(input: unknown, rules: RedirectRules): string | null {
  const { origin, allowedOrigins = [], enforce = true } = rules
  if (typeof input !== 'string' || deceptive.test(input)) return null
  const own = parsed(origin)
  const url = own && webAddress(input, own)
  if (!url || url.username || url.password) return null
  if (url.origin === own.origin) return pathWithin(url)
  return !enforce || allowedOrigins.some((allowed) => parsed(allowed)?.origin === url.origin) ? url.href : null
}

/** Empty, white space at an end, control characters, backslashes, a scheme without `//`: what no honest address holds. */
const deceptive = /^$|^\s|\s$|[\p{Cc}\\]|^https?:(?!\/\/)/iu

/** A path that begins with two slashes would be another host's. */
function pathWithin(url: URL): string | null {
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
