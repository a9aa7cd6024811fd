import { routesOf } from '../../client/routes-of.ts'
import type { Client } from '../../client/types.ts'
import { sleep } from '../../core/sleep.ts'
import { session } from '../../session/feature.ts'
import { isLogOutOwed } from '../../session/owed-log-out.ts'
import { authorize } from './authorize.ts'
import { memoryOf } from './memory.ts'
import { redirectedKey } from './sign-out.ts'

/**
 * Sends a signed-out person to the provider's page without their asking, once: where that has just come to nothing, the
 * page for those who come back says so. A log-out is waited for, or it would be undone.
 */
export async function lead(client: Client): Promise<void> {
  const memory = memoryOf(client)
  if (memory.isLeaving) return
  memory.isLeaving = true
  try {
    await logOutTold(client)
    memory.isLeaving = await leave(client)
  } catch (thrown) {
    memory.isLeaving = false
    throw thrown
  }
}

/** Answers whether the page is being left. */
async function leave(client: Client): Promise<boolean> {
  if (client.get(session).getSnapshot().user) return false
  const { clock, storage } = client.ports
  const last = Number(storage.session.get(redirectedKey(client)) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(clock.now() - last) < loopTime) {
    client.navigate(routesOf(client).hostedLoginRedirectUrl)
    return false
  }
  storage.session.set(redirectedKey(client), String(clock.now()))
  await authorize(client, {})
  return true
}

async function logOutTold(client: Client): Promise<void> {
  const { clock } = client.ports
  const until = clock.elapsed() + longestLogOut
  while (isLogOutOwed(client) && clock.elapsed() < until) {
    await sleep(clock, 250, undefined)
  }
}

/** Milliseconds within which a person who comes back signed out is not sent away again. */
const loopTime = 30_000
const longestLogOut = 5000
