import { missing } from '@portico/headless/provider'
import type { Call } from '../../calls/call.ts'
import { fault } from '../../calls/identity-fault.ts'
import type { CoreState } from '../../core/state.ts'
import { digest } from '../../crypto/password-hash.ts'
import { type SsoConnection, ssoRecords } from '../records.ts'
import type { SsoTest } from './records.ts'

/** The tests of a connection, the newest first. One that nothing returned to has ended. */
export function testsOf(
  { state, now }: Pick<Call, 'state' | 'now'>,
  { id }: Pick<SsoConnection, 'id'>,
): readonly SsoTest[] {
  const tests = ssoRecords.of(state).ssoTests.filter(({ connectionId }) => connectionId === id)
  for (const test of tests) if (test.status === 'waiting' && Date.parse(test.expiresAt) <= now) expire(test)
  return tests.toReversed()
}

/** A test of a connection by its id. Refuses one that is not there. */
export function testIn(call: Call, connection: SsoConnection): SsoTest {
  const found = testsOf(call, connection).find(({ id }) => id === call.path['testId'])
  if (found) return found
  throw missing('The test')
}

/** Adds a test. The oldest of its connection are dropped. */
export function addTest(call: Pick<Call, 'state' | 'now'>, test: SsoTest): void {
  const own = ssoRecords.of(call.state)
  const dropped = testsOf(call, { id: test.connectionId }).slice(mostTests - 1)
  own.ssoTests = [...own.ssoTests.filter((one) => !dropped.includes(one)), test]
}

/** Removes the tests of a connection. */
export function removeTestsOf(state: CoreState, { id }: SsoConnection): void {
  const own = ssoRecords.of(state)
  own.ssoTests = own.ssoTests.filter(({ connectionId }) => connectionId !== id)
}

/** A test as the contract has it. */
export function testAnswer({ connectionId: _, requestId: __, values: ___, ...shown }: SsoTest) {
  return shown
}

/** The last test of a connection that has ended, as its row has it. */
export function lastTestAnswer(call: Pick<Call, 'state' | 'now'>, connection: SsoConnection) {
  const last = testsOf(call, connection).find(({ status }) => status !== 'waiting')
  if (!last) return null
  const { id, status, endedAt, startedAt, fault, values } = last
  return {
    id,
    status,
    at: endedAt ?? startedAt,
    code: fault?.code ?? null,
    changedSince: values !== valuesOf(connection),
  }
}

/** The digest of the values that a test is about. */
export function valuesOf({ type, saml, oidc, acsUrl, spEntityId, signRequest = false }: SsoConnection): string {
  return digest(JSON.stringify([type, saml ?? null, oidc ?? null, acsUrl ?? '', spEntityId ?? '', signRequest]))
}

/** The number of tests that a connection keeps. */
const mostTests = 10

function expire(test: SsoTest): void {
  Object.assign(test, { status: 'failed', endedAt: test.expiresAt, address: null, fault: fault('no-answer') })
}
