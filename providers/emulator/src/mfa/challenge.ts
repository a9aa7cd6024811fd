import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { refuseAddress } from '../core/ip-restrictions.ts'
import { enforcementBegins } from '../core/policies/mfa.ts'
import { drawToken } from '../core/random.ts'
import { mfaStrategiesOf } from '../core/settings.ts'
import type { CoreState } from '../core/state.ts'
import type { Authenticator, User } from '../core/users.ts'
import { factorsOf, hidden, isEnrolled } from '../factors/enrolled.ts'
import { text } from '../http/body.ts'
import { countFailure, locked } from '../lockout/failures.ts'
import { wayIn } from '../session/way-in.ts'
import { type Challenge, mfaRecords } from './records.ts'
import { judge } from './totp.ts'

/**
 * A sign-in requires a second factor if one is enrolled, or if the user or one of the tenants requires one. A tenant
 * may exempt single sign-on.
 */
export function needsSecondFactor({ state }: Pick<Call, 'state'>, user: User, isFromSso = false): boolean {
  return neededFrom(state, user, isFromSso) !== null
}

/** When a sign-in begins to need a second factor, in epoch milliseconds; `null` for never. */
export function neededFrom(state: CoreState, user: User, isFromSso: boolean): number | null {
  if (isEnrolled(state, user) || user.isMfaForced) return 0
  const begins = user.memberships
    .map(({ tenantId }) => enforcementBegins(state, tenantId, isFromSso))
    .filter((time) => time !== null)
  return begins.length === 0 ? null : Math.min(...begins)
}

/**
 * The answer that asks for a second factor. `amr` is how the first one was given (RFC 8176). Refuses an address that the tenant does not
 * admit.
 */
export function challengeAnswer(call: Call, user: User, amr: readonly string[], isFromSso = false) {
  refuseAddress(call.state, user.activeTenantId, call.ip)
  const challenge = openChallenge(call, user, user.activeTenantId)
  Object.assign(challenge, { way: wayIn(call), amr: [...amr], isFromSso })
  const begin = neededFrom(call.state, user, isFromSso) ?? 0
  const isPostponable = begin > call.now
  return {
    ...(isPostponable && { mfaEnforcedFrom: new Date(begin).toISOString() }),
    mfaRequired: true,
    mfaToken: challenge.token,
    mfaEnrolled: isEnrolled(call.state, user),
    userId: user.id,
    userEmail: user.email,
    mfaDevices: factorsOf(call.state, user, hidden),
    mfaStrategies: isEnrolled(call.state, user) ? [] : mfaStrategiesOf(call.state),
  }
}

/** Opens a challenge: for a new session, or for the step-up of the named one. */
export function openChallenge({ state, now }: Call, user: User, tenantId: string, steppingUp?: string): Challenge {
  const challenge: Challenge = {
    token: drawToken(state, 40),
    userId: user.id,
    tenantId,
    expiresAt: now + lifetime,
    failures: 0,
    enrolling: null,
    ...(steppingUp !== undefined && { steppingUp }),
  }
  const own = mfaRecords.of(state)
  own.challenges = [...own.challenges.filter(({ expiresAt }) => expiresAt > now), challenge]
  return challenge
}

/** A sign-in that waits for its second factor, and whose it is. */
export interface Waiting {
  readonly challenge: Challenge
  readonly user: User
}

/** The sign-in an `mfaToken` stands for. */
export function challengeOf(call: Call, token = text(call.body, 'mfaToken')): Waiting {
  const { state, now } = call
  const challenge = mfaRecords.of(state).challenges.find((one) => one.token === token && one.expiresAt > now)
  const user = state.users.find(({ id }) => id === challenge?.userId)
  if (!challenge || !user) throw expired()
  if (user.isLocked) throw locked()
  return { challenge, user }
}

/**
 * Takes a code for an authenticator: right ones once, wrong ones at most five times per sign-in, which has then failed
 * like one with a wrong password.
 */
export function takeCode(call: Call, waiting: Waiting, authenticator: Authenticator, code: string): void {
  const judged = judge(authenticator, code, call.now)
  if (judged.verdict === 'right') {
    authenticator.lastStep = judged.step
    return
  }
  countWrongFactor(call, waiting)
  throw refusals[judged.verdict]()
}

/** Counts a wrong factor; the fifth ends the sign-in. */
export function countWrongFactor(call: Call, { challenge, user }: Waiting): void {
  challenge.failures += 1
  if (challenge.failures < mostFailures) return
  closeChallenge(call, challenge)
  countFailure(call, user.email, user)
  throw new Refusal(401, 'ER-MFA-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Start again with your email address')
}

/** How the first factor of a sign-in was given (RFC 8176). */
export function firstFactorOf({ amr = ['pwd'] }: Challenge): readonly string[] {
  return amr
}

export function closeChallenge({ state }: Pick<Call, 'state'>, challenge: Challenge): void {
  const own = mfaRecords.of(state)
  own.challenges = own.challenges.filter((one) => one !== challenge)
}

const lifetime = 5 * 60_000

/** Wrong codes that end a sign-in, or a code that was sent. */
export const mostFailures = 5

/** The refusals of a code. */
export const refusals = {
  used: () => new Refusal(401, 'ER-MFA-CODE-USED', 'This code has been used already. Wait for the next one'),
  expired: () => new Refusal(401, 'ER-MFA-CODE-EXPIRED', 'This code has expired. Enter the one shown now'),
  wrong: () => new Refusal(401, 'ER-MFA-CODE-INVALID', 'This code is not right. Check it and try again'),
}

const expired = () =>
  new Refusal(401, 'ER-MFA-TOKEN-EXPIRED', 'Your sign-in took too long. Start again with your email address')
