import type { Call } from '../calls/call.ts'
import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { Refusal } from '../http/errors.ts'
import { type FederatedAttempt, type Federation, ssoRecords } from './records.ts'

/** What the state remembers of signing in by others. */
export function federationOf(state: CoreState): Federation {
  return ssoRecords.of(state).federation
}

/** What an attempt is begun with, besides what is drawn for it. */
export type Beginning = Pick<FederatedAttempt, 'providerId' | 'returnTo'> & Partial<FederatedAttempt>

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

/** Milliseconds a person has at an identity provider. */
const lifetime = 10 * 60_000
/** Anybody can begin attempts: the oldest give way. */
const mostAttempts = 10_000

const over = () => new Refusal(401, 'ER-SSO-OVER', 'This sign-in is over or was used before. Start again')
