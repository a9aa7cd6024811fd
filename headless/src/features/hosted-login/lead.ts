import { logOutTold } from '../../client/log-out-told.ts'
import { placeOf } from '../../client/navigation.ts'
import { routesOf } from '../../client/routes-of.ts'
import type { Client } from '../../client/types.ts'
import { whenReturned } from '../../core/ports/returned.ts'
import { hidesMainContent } from '../../routes/table.ts'
import { sessionFeature } from '../../session/feature.ts'
import { authorize } from './authorize.ts'
import { memoryOf, redirectedKey } from './memory.ts'

/**
 * Redirects a signed-out person to the provider's page by `go`, once. After a failed attempt it shows the return route
 * instead. It waits for a log-out under way, which the redirect would undo, and leaves the page to it.
 */
export async function lead(client: Client, go = (): Promise<void> => authorize(client, {})): Promise<void> {
  const memory = memoryOf(client)
  if (memory.isLeaving) return
  memory.isLeaving = true
  let isBack = false
  const stop = whenReturned(client.ports, () => {
    stop()
    isBack = true
    void afterReturn(client)
  })
  try {
    await logOutTold(client)
    if (isBack || memory.isLoggingOut) return
    memory.isLeaving = await leave(client, go)
    if (!memory.isLeaving) stop()
  } catch (thrown) {
    memory.isLeaving = false
    stop()
    throw thrown
  }
}

/** Returns `true` if the page is leaving. */
async function leave(client: Client, go: () => Promise<void>): Promise<boolean> {
  if (client.get(sessionFeature).getSnapshot().user) return false
  const { clock, storage } = client.ports
  const last = Number(storage.session.get(redirectedKey(client)) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(clock.now() - last) < loopTime) {
    offerSignIn(client)
    return false
  }
  storage.session.set(redirectedKey(client), String(clock.now()))
  await go()
  return true
}

/** A page that the person goes back to was kept as it was left: signed out and blank. */
async function afterReturn(client: Client): Promise<void> {
  memoryOf(client).isLeaving = false
  await client.session.refresh()
  if (!client.get(sessionFeature).getSnapshot().user) offerSignIn(client)
}

/** Shows the return route, which offers the sign-in, with the way back. */
function offerSignIn(client: Client): void {
  const present = client.ports.page.url()
  const routes = routesOf(client)
  if (!present || hidesMainContent(routes, present.pathname)) return
  const address = new URL(routes.hostedLoginRedirectUrl, present.origin)
  const back = placeOf(present)
  if (back !== routes.authenticatedUrl) address.searchParams.set('redirectUrl', back)
  client.navigate(address.href, { replace: true })
}

/** Time after a redirect that led to no session in which it does not repeat, in milliseconds. */
const loopTime = 30_000
