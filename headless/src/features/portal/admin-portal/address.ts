import type { Client } from '../../../client/index.ts'
import { routesOf } from '../../../client/routes-of.ts'
import { pairsWithout } from '../../../core/query-pairs.ts'
import { webAddress } from '../../../core/web-address.ts'
import { portalSectionId } from './section-ids.ts'
import type { OpenPortalInput, OpenPortalPlace } from './types.ts'

/**
 * The address of a place in the portal, for links: the present page with `portal=users/42` in its query, or a page below
 * `adminPortalUrl` of the client, without the query of another page. `null` returns the address without the portal. Empty on a
 * server.
 */
export function adminPortalAddress(client: Client, place: OpenPortalInput | OpenPortalPlace | null): string {
  const url = client.ports.page.url()
  if (!url) return ''
  const root = rootOf(client)
  const { section, record, tab, isMultiApp } = place ?? {}
  // The query of a page that is left is no part of the portal's page, nor the other way round.
  const isElsewhere = root !== null && (placeIn(client, url) === null) !== (place === null)
  const path = section ? [portalSectionId(section), ...(record ? [record] : [])].map(encodeURIComponent) : []
  const search = [
    // The list of a section keeps its query while one of its records opens.
    ...pairsWithout(
      isElsewhere ? '' : url.search,
      (key) => /^portal(?:\.|$)/.test(key) && !(section && key.startsWith(`portal.${section}.`)),
    ),
    place && root === null && ['portal', ...(section ? [path.join('/')] : [])].join('='),
    tab && `portal.tab=${encodeURIComponent(tab)}`,
    isMultiApp && 'portal.apps=all',
  ]
  const query = search.filter(Boolean).join('&')
  const pathname = root === null ? url.pathname : place ? [root, ...path].join('/') : routesOf(client).authenticatedUrl
  return `${pathname.replace(/^\/+/, '/')}${query && `?${query}`}${isElsewhere ? '' : url.hash}`
}

/** The place that the address of the page names; `null` if it names none. */
export function placeInAddress(client: Client): OpenPortalPlace | null {
  return placeIn(client, client.ports.page.url())
}

/** The place that an address names; `null` if it names none. */
export function placeIn(client: Client, url: URL | null): OpenPortalPlace | null {
  if (!url) return null
  const root = rootOf(client)
  const path = root === null ? url.searchParams.get('portal') : below(root, url.pathname)
  if (path === null) return null
  // The id of a record may contain a slash, that of a section does not.
  const [, section, record] = /^([^/]*)(?:\/(.*))?$/s.exec(path) ?? []
  return {
    section: section ? portalSectionId(section) : null,
    record: record || null,
    tab: url.searchParams.get('portal.tab') || null,
    isMultiApp: url.searchParams.get('portal.apps') === 'all',
  }
}

/** The path of the page that contains the portal, without its last slash; `null` if the portal opens over every page. */
export function rootOf({ options: { adminPortalUrl } }: Client): string | null {
  return adminPortalUrl && /^\/(?![/\\])/.test(adminPortalUrl) ? adminPortalUrl.replace(/\/+$/, '') : null
}

/** The part of a path below a root, decoded; `null` if the path is elsewhere. */
function below(root: string, pathname: string): string | null {
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return null
  const parts = pathname.slice(root.length + 1).replace(/\/$/, '')
  try {
    return decodeURIComponent(parts)
  } catch {
    return parts
  }
}

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
