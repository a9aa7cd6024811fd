import { routesOf } from '../../client/routes-of.ts'
import type { Client } from '../../client/types.ts'
import { sleep } from '../../core/sleep.ts'
import { session } from '../../session/feature.ts'
import { isLogOutOwed } from '../../session/owed-log-out.ts'
import { authorize } from './authorize.ts'
import { memoryOf } from './memory.ts'
import { redirectedKey } from './sign-out.ts'

/**
 * Redirects a signed-out person to the provider's page by `go`, once. After a failed attempt it shows the return route
 * instead. It waits for a log-out under way, which the redirect would undo.
 */
export async function lead(client: Client, go = (): Promise<void> => authorize(client, {})): Promise<void> {
  const memory = memoryOf(client)
  if (memory.isLeaving) return
  memory.isLeaving = true
  try {
    await logOutTold(client)
    memory.isLeaving = await leave(client, go)
  } catch (thrown) {
    memory.isLeaving = false
    throw thrown
  }
}

/** Returns `true` if the page is leaving. */
async function leave(client: Client, go: () => Promise<void>): Promise<boolean> {
  if (client.get(session).getSnapshot().user) return false
  const { clock, storage } = client.ports
  const last = Number(storage.session.get(redirectedKey(client)) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(clock.now() - last) < loopTime) {
    client.navigate(routesOf(client).hostedLoginRedirectUrl)
    return false
  }
  storage.session.set(redirectedKey(client), String(clock.now()))
  await go()
  return true
}

async function logOutTold(client: Client): Promise<void> {
  const { clock } = client.ports
  const until = clock.elapsed() + longestLogOut
  while (isLogOutOwed(client) && clock.elapsed() < until) {
    await sleep(clock, 250, undefined)
  }
}

/** Time after a failed return in which the redirect does not repeat, in milliseconds. */
const loopTime = 30_000
const longestLogOut = 5000
