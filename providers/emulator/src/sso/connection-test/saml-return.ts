import { fault, IdentityFault } from '../../calls/identity-fault.ts'
import type { World } from '../../calls/world.ts'
import { federationOf, takeAttempt } from '../attempts.ts'
import { samlIdentityOf } from '../provider-calls.ts'
import { type FederatedAttempt, ssoRecords } from '../records.ts'
import { endTest, failTest } from './end-test.ts'

/** Ends the test of an attempt with the response that was posted. */
export async function endSamlTest(world: World, url: URL, attempt: FederatedAttempt, response: string): Promise<void> {
  const { state, options } = world
  const present = { state, now: world.now() }
  const { ssoTests, ssoConnections } = ssoRecords.of(state)
  const test = ssoTests.find(({ id }) => id === attempt.testId)
  const connection = ssoConnections.find(({ id }) => id === attempt.providerId)
  takeAttempt(present, attempt.state)
  if (!test || !connection || test.status !== 'waiting') return
  const { relyingParty, reach } = options
  const answered = ssoTests.flatMap((one) =>
    one !== test && one.connectionId === connection.id ? (one.requestId ?? []) : [],
  )
  const reaching = { ...present, url, relyingParty, reach, ownFetch: world.fetch }
  await endTest(present, connection, test, () => samlIdentityOf(reaching, connection, attempt, response, answered))
  world.changed()
}

/** Fails the test whose request a response without its RelayState names. Returns its attempt, or `null` if none fits. */
export function failWithoutRelayState(world: World, response: string): FederatedAttempt | null {
  const present = { state: world.state, now: world.now() }
  const request = /\bInResponseTo="([^"]+)"/.exec(response)?.[1]
  const attempt = federationOf(world.state).attempts.find((one) => one.testId && one.requestId === request)
  const test = ssoRecords.of(world.state).ssoTests.find(({ id }) => id === attempt?.testId)
  if (!attempt || test?.status !== 'waiting') return null
  failTest(present, test, new IdentityFault(fault('relay-state-missing')))
  world.changed()
  return attempt
}
