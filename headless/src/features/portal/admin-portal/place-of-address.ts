import type { Client } from '../../../client/index.ts'
import { webAddress } from '../../../core/web-address.ts'
import { placeIn, rootOf } from './address.ts'
import type { OpenPortalInput } from './types.ts'

/**
 * The place in the portal that a link leads to, for `open`, which does not leave the page. `null` for any other address: one of
 * another origin, or of another page if the portal opens over every page.
 */
export function portalPlaceOf(client: Client, address: string): OpenPortalInput | null {
  const present = client.ports.page.url()
  const url = present && webAddress(address, present)
  if (!url || url.origin !== present.origin) return null
  if (rootOf(client) === null && url.pathname !== present.pathname) return null
  const place = placeIn(client, url)
  if (!place) return null
  const { section, record, tab, isMultiApp } = place
  return {
    ...(section && { section }),
    ...(record && { record }),
    ...(tab && { tab }),
    ...(isMultiApp && { isMultiApp }),
  }
}
