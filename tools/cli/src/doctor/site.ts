import { isLoopback } from '@portico/headless/internal'
import { getDomain } from 'tldts'

/**
 * The site of an address: the part of its name that one owner has. Names of this machine are `localhost` or their address.
 *
 * @see https://developer.mozilla.org/docs/Glossary/Site
 */
export function siteOf(address: URL): string {
  const { hostname } = address
  if (isLoopback(address)) return hostname.endsWith('localhost') ? 'localhost' : hostname
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}
