import { addressOf } from '../http/address.ts'
import type { SessionHost } from './host.ts'
import { refreshPath } from './scope.ts'

/** Warns that the browser may block the cookie of the provider, if page and provider are different sites. */
export function warnOfBlockedCookie({ ports, options, log }: SessionHost): void {
  const page = ports.page.url()
  if (!page) return
  const provider = new URL(addressOf(options, refreshPath), page)
  if (isSameSite(page, provider)) return
  log.warn(
    `${provider.origin} refused the first renewal after a sign-in. ${page.origin} is another site, so the browser may block the cookie. Give the provider a name below your own domain, or send its calls through your server: see "If the browser blocks the cookie" in the guide on the session (cookie-blocked).`,
  )
}

/**
 * `true` if two addresses have one scheme and the last two labels of their names in common. Under a public suffix of two
 * labels, such as `co.uk`, it may be `true` for different sites: then nothing is logged.
 */
export function isSameSite(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && domainOf(one) === domainOf(other)
}

function domainOf({ hostname }: URL): string {
  return /^\[|^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')
}
