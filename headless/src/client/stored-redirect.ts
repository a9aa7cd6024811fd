import { leadsToActingRoute } from '../routes/acting-route.ts'
import { safeRedirect } from '../routes/safe-redirect.ts'
import { redirectRulesOf } from './redirect-rules.ts'
import type { Client } from './types.ts'

/** Where the way back is kept while a person signs in elsewhere. */
export const storedRedirectKey = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL'

/** Where it is kept when that was, in epoch milliseconds. */
const storedAtKey = 'portico-redirect-stored-at'

/**
 * Keeps where a person goes after signing in elsewhere, for an hour. An address that would be refused later replaces the
 * former, but is not kept.
 */
export function keepRedirect(client: Client, address: string): void {
  const { ports, log } = client
  const present = ports.page.url()
  if (!present) return
  const rules = redirectRulesOf(client, present)
  const safe = safeRedirect(address, rules)
  const isRefused = safe === null || leadsToActingRoute(safe, rules)
  if (isRefused) log.warn(redirectRefused)
  dropRedirect(client)
  if (isRefused) return
  ports.storage.local.set(storedRedirectKey, address)
  ports.storage.local.set(storedAtKey, String(ports.clock.now()))
}

/** The way back, or `null`. One of an abandoned sign-in is not returned after an hour. */
export function storedRedirect({ ports }: Client): string | null {
  const { local } = ports.storage
  const storedAt = local.get(storedAtKey)
  const isOver = storedAt !== null && !(Math.abs(ports.clock.now() - Number(storedAt)) < longestWait)
  return isOver ? null : local.get(storedRedirectKey)
}

/** Removes the stored target of the sign-in. */
export function dropRedirect({ ports }: Client): void {
  ports.storage.local.set(storedRedirectKey, null)
  ports.storage.local.set(storedAtKey, null)
}

/** The one warning about an address that is not followed. */
export const redirectRefused =
  'A redirect was refused: its address is on no allowed origin, or leads to a route that acts.'

/** One hour, in milliseconds. */
const longestWait = 3_600_000
