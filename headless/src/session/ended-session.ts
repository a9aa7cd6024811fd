import { addressOf } from '../http/address.ts'
import type { SessionHost } from './host.ts'
import { refreshPath } from './scope.ts'
import { dropNote, unexplained, untriedKey } from './session-notes.ts'
import type { SessionEnd } from './types.ts'

/** Notes a sign-in in this tab, if page and provider are different sites. The note outlives a reload. */
export function noteSignIn(client: SessionHost): void {
  const { storage, clock } = client.ports
  unexplained.delete(client.options)
  if (otherSiteOf(client)) storage.session.set(untriedKey(client), String(clock.now()))
}

/**
 * Emits the reason of a refused renewal, which the login shows. If a sign-in was noted, the browser may block the cookie: that is
 * logged, and emitted. Does nothing else for a visitor without a session.
 */
export function explainEnd(client: SessionHost, wasSignedIn: boolean): void {
  const provider = blockedCookieOf(client)
  if (!provider && !wasSignedIn) return
  if (provider) client.emit('cookieBlocked', { provider })
  const reason = provider ? 'cookieBlocked' : 'sessionEnded'
  unexplained.set(client.options, reason)
  client.emit('sessionEnded', { reason })
}

/** Returns the reason after {@link explainEnd}, until the login has shown it to the user. */
export function unshownEnd({ options }: { readonly options: object }): SessionEnd | null {
  return unexplained.get(options) ?? null
}

/** Drops the reason, because the login shows it now. */
export function endIsShown({ options }: { readonly options: object }): void {
  unexplained.delete(options)
}

/** Returns the origin of the provider, and logs a warning, if a sign-in was noted: the browser may block the cookie. */
function blockedCookieOf(client: SessionHost): string | null {
  const { storage, clock } = client.ports
  const signedInAt = storage.session.get(untriedKey(client))
  const sites = otherSiteOf(client)
  dropNote(client)
  if (signedInAt === null || !sites || clock.now() - Number(signedInAt) >= longestAge) return null
  const { page, provider } = sites
  client.log.warn(
    `${provider} refused the first renewal after a sign-in. ${page} is another site, so the browser may block the cookie. Give the provider a name below your own domain, or send its calls through your server: see "If the browser blocks the cookie" in the guide on the session (cookie-blocked).`,
  )
  return provider
}

/**
 * `true` if two addresses have one scheme and the last two labels of their names in common. Under a public suffix of two
 * labels, such as `co.uk`, it may be `true` for different sites: then nothing is noted.
 */
export function isSameSite(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && domainOf(one) === domainOf(other)
}

/** Milliseconds. After a day without a renewal, a session may be over by itself. */
const longestAge = 24 * 3_600_000

/** The origins of page and provider if they are different sites, else `null`. */
function otherSiteOf({ ports, options }: SessionHost): { readonly page: string; readonly provider: string } | null {
  const page = ports.page.url()
  if (!page) return null
  const provider = new URL(addressOf(options, refreshPath), page)
  return isSameSite(page, provider) ? null : { page: page.origin, provider: provider.origin }
}

function domainOf({ hostname }: URL): string {
  return /^\[|^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')
}
