import { sleep } from '../core/sleep.ts'
import { sessionFeature } from '../session/feature.ts'
import { isLogOutOwed } from '../session/owed-log-out.ts'
import type { Client } from './types.ts'

/**
 * Resolves once no log-out is under way: in this tab however long the provider takes, in another tab for five seconds at most. Until
 * then the cookie of the session still opens pages of a server.
 */
export async function logOutTold(client: Client): Promise<void> {
  const { clock } = client.ports
  const until = clock.elapsed() + longestLogOut
  const isUnderWay = () => client.get(sessionFeature).getSnapshot().calls.logOut.status === 'pending'
  while (isUnderWay() || (isLogOutOwed(client) && clock.elapsed() < until)) {
    await sleep(clock, 250, undefined)
  }
}

/** Time that a log-out of another tab may take, in milliseconds. */
const longestLogOut = 5000
