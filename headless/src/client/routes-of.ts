import { webAddress } from '../core/web-address.ts'
import type { RoutesOfPage } from '../routes/acting-route.ts'
import type { RedirectRules } from '../routes/safe-redirect.ts'
import { createRoutes, defaultRoutes, type RouteUrls } from '../routes/table.ts'
import type { Client } from './types.ts'

/**
 * Where each screen of a client is. Where the client was given a route that leads nowhere safe, that is
 * logged once and the defaults hold.
 */
export function routesOf(client: Client): RouteUrls {
  const routes = known.get(client.options) ?? routesOrDefaults(client)
  known.set(client.options, routes)
  return routes
}

/** By the options, which the client of each feature has in common. */
const known = new WeakMap<Client['options'], RouteUrls>()

function routesOrDefaults({ log, options }: Client): RouteUrls {
  try {
    return createRoutes(options.routes)
  } catch (error) {
    log.error('The routes of createClient were left out.', error)
    return defaultRoutes
  }
}

/** The rules by which a client judges the address that a page leads to. */
export function redirectRulesOf(client: Client, present: URL): RedirectRules & RoutesOfPage {
  const { allowedOrigins = [], enforceRedirects: enforce = true, baseUrl, urlPrefix = '' } = client.options
  const { origin } = present
  const base = typeof baseUrl === 'function' ? baseUrl('/oauth/logout') : baseUrl
  const provider = webAddress(`${base}/${urlPrefix}`, present)
  const proxyPath = provider?.origin === origin ? provider.pathname.replace(/\/$/, '') : undefined
  return { routes: routesOf(client), origin, allowedOrigins, enforce, proxyPath }
}
