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
