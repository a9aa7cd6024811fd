import type { Client } from '../../client/index.ts'
import { placeOf } from '../../client/navigation.ts'
import { redirectRulesOf } from '../../client/redirect-rules.ts'
import { routesOf } from '../../client/routes-of.ts'
import { dropRedirect, keepRedirect, storedRedirect } from '../../client/stored-redirect.ts'
import { shouldStepUp } from '../../client/way-back.ts'
import { withQuery } from '../../client/with-query.ts'
import { afterAuthTarget } from '../../routes/after-auth.ts'
import { pageOf } from '../../routes/page-of.ts'
import type { StepUpInput } from './types.ts'

/** Opens the step-up page and stores the current path and query as the return address. */
export function goToStepUp(client: Client, { maxAge }: StepUpInput): void {
  const present = client.ports.page.url()
  if (!present || isStepUpPage(client, present)) return
  keepRedirect(client, placeOf(present))
  const target = new URL(routesOf(client).stepUpUrl, present.origin)
  for (const [name, value] of present.searchParams) target.searchParams.append(name, value)
  target.searchParams.delete('maxAge')
  if (maxAge !== undefined) target.searchParams.set('maxAge', String(maxAge))
  client.navigate(target.href)
}

/** Opens the page that started the step-up, or the application if it is unknown. */
export function leadBack(client: Client): void {
  const present = client.ports.page.url()
  if (!present || !isStepUpPage(client, present)) return
  const { target } = afterAuthTarget({
    ...redirectRulesOf(client, present),
    page: null,
    stored: storedRedirect(client),
  })
  dropRedirect(client)
  const isLoop = isStepUpPage(client, new URL(target, present.origin))
  client.navigate(isLoop ? routesOf(client).authenticatedUrl : target, { replace: true })
}

/** Opens the log-out route with the page's query. The step-up continues after the next sign-in. */
export function leaveToLogOut(client: Client): void {
  const present = client.ports.page.url()
  if (!present) return
  client.ports.storage.local.set(shouldStepUp, 'true')
  client.navigate(withQuery(routesOf(client).logoutUrl, present.search), { replace: true })
}

/** Maximum age of the proof in the page's address, in seconds. Native shells name it `max_age`. */
export function maxAgeOf(client: Client): number | undefined {
  const query = client.ports.page.url()?.searchParams
  const text = query?.get('maxAge') ?? query?.get('max_age') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function isStepUpPage(client: Client, address: URL): boolean {
  return pageOf(routesOf(client).stepUpUrl, address.origin) === pageOf(address.href, address.origin)
}
