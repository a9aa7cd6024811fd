import { webAddress } from '../core/web-address.ts'
import type { RoutesOfPage } from '../routes/acting-route.ts'
import type { RedirectRules } from '../routes/safe-redirect.ts'
import { routesOf } from './routes-of.ts'
import type { Client } from './types.ts'

/** The rules by which a client judges the address that a page leads to. */
export function redirectRulesOf(client: Client, present: URL): RedirectRules & RoutesOfPage {
  const { allowedOrigins = [], enforceRedirects: enforce = true, baseUrl, urlPrefix = '' } = client.options
  const { origin } = present
  const base = typeof baseUrl === 'function' ? baseUrl('/oauth/logout') : baseUrl
  const provider = webAddress(`${base}/${urlPrefix}`, present)
  const proxyPath = provider?.origin === origin ? provider.pathname.replace(/\/$/, '') : undefined
  return { routes: routesOf(client), origin, allowedOrigins, enforce, proxyPath }
}
