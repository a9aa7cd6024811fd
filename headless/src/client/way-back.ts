import { leadsToActingRoute } from '../routes/acting-route.ts'
import { afterAuthTarget } from '../routes/after-auth.ts'
import { safeRedirect } from '../routes/safe-redirect.ts'
import { sessionFeature } from '../session/feature.ts'
import { isSteppedUp } from '../step-up/index.ts'
import { customLoginOf } from './custom-login.ts'
import { withQuery } from './navigation.ts'
import { redirectRulesOf, routesOf } from './routes-of.ts'
import type { Client } from './types.ts'

/** Where the way back is kept while a person signs in elsewhere. */
export const storedRedirectKey = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL'

/** Where it is kept when that was, in epoch milliseconds. */
const storedAtKey = 'portico-redirect-stored-at'

/** The one warning about an address that is not followed. */
const redirectRefused = 'A redirect was refused: its address is on no allowed origin, or leads to a route that acts.'

/** One hour, in milliseconds. */
const longestWait = 3_600_000

/** Where it is kept that a step-up is to go on after the next sign-in. */
export const shouldStepUp = 'SHOULD_STEP_UP'

/** Keeps the page's `redirectUrl` for the way back from another origin. */
export function keepWayBack(client: Client): void {
  const back = client.ports.page.url()?.searchParams.get('redirectUrl')
  if (back) keepRedirect(client, back)
}

/**
 * Moves to where a person goes once signed in: see the guide on routes. With `reloads` the page is loaded anew, so that
 * nothing of a former person stays.
 */
export function navigateAfterAuth(client: Client, { reloads = false }: { readonly reloads?: boolean } = {}): void {
  const { log, ports } = client
  const present = ports.page.url()
  if (!present) return
  const forcedStepUp = dueStepUp(client, present, routesOf(client).stepUpUrl)
  const { target, refused } = afterAuthTarget({
    ...redirectRulesOf(client, present),
    forcedStepUp,
    page: present.searchParams.get('redirectUrl'),
    stored: storedRedirect(client),
    customLogin: customLoginOf(client).authenticatedUrl ?? null,
  })
  if (refused !== undefined) log.warn(redirectRefused)
  // The way back is that of the step-up.
  if (!forcedStepUp) dropRedirect(client)
  if (reloads) client.leave(target)
  else client.navigate(target, { replace: true })
}

/** The step-up that goes on now, with the age it is asked for, or `null`. It is asked for once. */
function dueStepUp(client: Client, present: URL, stepUpUrl: string): string | null {
  const { local } = client.ports.storage
  if (!local.get(shouldStepUp)) return null
  local.set(shouldStepUp, null)
  const { user } = client.get(sessionFeature).getSnapshot()
  const claims = { acr: user?.acr, amr: user?.amr }
  if (isSteppedUp(claims, { now: 0 })) return null
  const maxAge = present.searchParams.get('maxAge')
  return maxAge === null ? stepUpUrl : withQuery(stepUpUrl, new URLSearchParams({ maxAge }).toString())
}

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
