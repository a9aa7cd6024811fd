import { afterAuthTarget } from '../routes/after-auth.ts'
import { sessionFeature } from '../session/feature.ts'
import { isSteppedUp } from '../step-up/index.ts'
import { customLoginOf } from './custom-login.ts'
import { redirectRulesOf } from './redirect-rules.ts'
import { routesOf } from './routes-of.ts'
import { dropRedirect, keepRedirect, redirectRefused, storedRedirect } from './stored-redirect.ts'
import type { Client } from './types.ts'
import { withQuery } from './with-query.ts'

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
  if (isSteppedUp(user?.claims, { now: 0, rule: client.options.hostedLogin?.stepUpRule })) return null
  const maxAge = present.searchParams.get('maxAge')
  return maxAge === null ? stepUpUrl : withQuery(stepUpUrl, new URLSearchParams({ maxAge }).toString())
}
