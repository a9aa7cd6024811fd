import { webAddress } from '../core/web-address.ts'
import { isScreenRoute, type RouteName, type RouteUrls } from './table.ts'

/** Routes whose screens only show something, or ask for something, until a person presses a button. */
const showing: readonly RouteName[] = [
  'stepUpUrl',
  'forgetPasswordUrl',
  'resetPhoneNumberUrl',
  'openAppUrl',
  'mfaMobileAuthenticator',
]

/** The page that {@link leadsToActingRoute} compares an address with. */
export interface RoutesOfPage {
  /** The paths of the routes. */
  readonly routes: RouteUrls
  /** The origin of the page. */
  readonly origin: string
  /** The path on this origin below which calls reach the provider, such as `/api`. Default: none. */
  readonly proxyPath?: string | undefined
}

/** A call of the provider that begins or ends a session by `GET`. Servers differ in letters, and in what they ignore at the end. */
export const actsByGet = /\/(?:logout|authorize|prelogin|postlogin)(?![\w-])/i

/**
 * True if an address leads to a screen or a call that acts by itself: it signs in or out, or spends a one-time token. A stranger
 * may have written such an address, so no redirect may lead to it. Paths are compared decoded and without letter case,
 * as the router of the application may do. A nested `redirectUrl` is checked as well.
 */
export function leadsToActingRoute(address: string, page: RoutesOfPage): boolean {
  const [base, acting] = [new URL(page.origin), actingRoutes(page)]
  const { origin, proxyPath } = page
  const calls = proxyPath !== undefined && `${plain(new URL(proxyPath || '/', origin))}/`
  return leads(address, 0)

  function leads(to: string, depth: number): boolean {
    const url = webAddress(to, base)
    if (!url) return false
    const path = plain(url)
    if (depth > deepest || acting.has(path) || (calls && path.startsWith(calls) && actsByGet.test(path))) return true
    return url.searchParams.getAll('redirectUrl').some((nested) => leads(nested, depth + 1))
  }
}

function actingRoutes({ routes, origin }: RoutesOfPage): ReadonlySet<string> {
  const names = Object.keys(routes) as RouteName[]
  const found = names.filter((name) => isScreenRoute(name) && !showing.includes(name))
  return new Set(found.map((name) => plain(new URL(routes[name] ?? '', origin))))
}

/** Origin and path in the one form that all its spellings have in common. */
function plain({ origin, pathname }: URL): string {
  const url = new URL(origin)
  url.pathname = pathname
  for (let turn = 0; turn < deepest; turn++) url.pathname = decoded(url.pathname)
  const path = decoded(url.pathname).normalize('NFKC').toLowerCase()
  return (
    origin +
    path
      .replace(/[?#;].*$/s, '')
      .replace(/[\\/]+/g, '/')
      .replace(/\/$/, '')
  )
}

function decoded(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

const deepest = 5
