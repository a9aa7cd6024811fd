import type { Client } from '../../../client/index.ts'
import { webAddress } from '../../../core/web-address.ts'
import { placeIn, rootOf } from './address.ts'
import type { OpenPortalPlace } from './types.ts'

/**
 * The place in the portal that a link leads to, to be opened without leaving the page. `null` for any other address: one of
 * another origin, or of another page if the portal opens over every page.
 */
export function portalPlaceOf(client: Client, address: string): OpenPortalPlace | null {
  const present = client.ports.page.url()
  const url = present && webAddress(address, present)
  if (!url || url.origin !== present.origin) return null
  return rootOf(client) === null && url.pathname !== present.pathname ? null : placeIn(client, url)
}
