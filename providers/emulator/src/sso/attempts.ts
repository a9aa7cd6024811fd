import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { type FederatedAttempt, type Federation, protocolOf, type SsoConnection, ssoRecords } from './records.ts'

/** The federation records of a state. */
export function federationOf(state: CoreState): Federation {
  return ssoRecords.of(state).federation
}

/** The input of an attempt. */
export type Beginning = Pick<FederatedAttempt, 'providerId' | 'returnTo'> & Partial<FederatedAttempt>

/** The beginning of a sign-in, or of a test, by the protocol of its connection. The state names the tenant, as the application reads it. */
export function beginningOf(
  { state }: Pick<Call, 'state'>,
  connection: SsoConnection,
  { returnTo, testId }: Pick<FederatedAttempt, 'returnTo' | 'testId'>,
): Beginning {
  const { id: providerId, tenantId } = connection
  const common = { providerId, returnTo, ...(testId !== undefined && { testId }) }
  if (protocolOf(connection) === 'saml')
    return { ...common, requestId: `_${drawToken(state)}`, nonce: '', verifier: '' }
  const test = testId === undefined ? '' : `test=${testId};`
  return { ...common, state: btoa(`tenantId=${tenantId};${test}attempt=${drawToken(state)};`) }
}

/** Begins a sign-in that goes to an identity provider. */
export function beginAttempt({ state, now }: Pick<Call, 'state' | 'now'>, beginning: Beginning): FederatedAttempt {
  const federation = federationOf(state)
  const attempt: FederatedAttempt = {
    state: drawToken(state),
    nonce: drawToken(state),
    verifier: drawToken(state, 64),
    expiresAt: now + lifetime,
    ...beginning,
  }
  const underWay = federation.attempts.filter(({ expiresAt }) => expiresAt > now)
  federation.attempts = [...underWay.slice(1 - mostAttempts), attempt]
  return attempt
}

/** The sign-in that has come back, once. */
export function takeAttempt({ state, now }: Pick<Call, 'state' | 'now'>, value: string): FederatedAttempt {
  const federation = federationOf(state)
  const attempt = federation.attempts.find((one) => one.state === value)
  federation.attempts = federation.attempts.filter((one) => one !== attempt)
  if (!attempt || attempt.expiresAt <= now) throw over()
  return attempt
}

/** The sign-in that is coming back: only a look, for where it goes on. */
export function attemptOf({ state, now }: Pick<Call, 'state' | 'now'>, value: string): FederatedAttempt | null {
  return federationOf(state).attempts.find((one) => one.state === value && one.expiresAt > now) ?? null
}

/** The time at which a sign-in began, in epoch milliseconds. */
export function askedAt({ expiresAt }: Pick<FederatedAttempt, 'expiresAt'>): number {
  return expiresAt - lifetime
}

/** Milliseconds a person has at an identity provider. */
export const lifetime = 10 * 60_000
/** Strangers can begin attempts, so the oldest are dropped. */
const mostAttempts = 10_000

export const over = () => new Refusal(401, 'ER-SSO-OVER', 'This sign-in is over or was used before. Start again')
