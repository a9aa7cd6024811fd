import { countFailure, locked } from '../auth/lockout.ts'
import { text } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/errors.ts'
import { mfaPolicyOf } from '../security/policies.ts'
import { drawToken } from '../state/random.ts'
import type { Authenticator, Challenge, User } from '../state/types.ts'
import { judge } from './totp.ts'

/**
 * Whether a sign-in waits for a second factor: one is enrolled, or the person or a tenant of theirs must have one. Where the
 * person comes from their company's identity provider, a tenant may leave it to that.
 */
export function needsSecondFactor({ state }: Pick<Call, 'state'>, user: User, isFromSso = false): boolean {
  const exempt = isFromSso ? ['DontForce', 'ForceExceptSAML'] : ['DontForce']
  return (
    user.authenticators.length > 0 ||
    user.isMfaForced ||
    user.memberships.some(({ tenantId }) => !exempt.includes(mfaPolicyOf(state, tenantId).enforceMFAType))
  )
}

/** The answer that asks for a second factor. */
export function challengeAnswer(call: Call, user: User) {
  const { state, now } = call
  const challenge: Challenge = {
    token: drawToken(state, 40),
    userId: user.id,
    tenantId: user.activeTenantId,
    expiresAt: now + lifetime,
    failures: 0,
    enrolling: null,
  }
  state.challenges = [...state.challenges.filter(({ expiresAt }) => expiresAt > now), challenge]
  const isEnrolled = user.authenticators.length > 0
  return {
    mfaRequired: true,
    mfaToken: challenge.token,
    mfaEnrolled: isEnrolled,
    userId: user.id,
    userEmail: user.email,
    mfaDevices: { webauthn: [], phones: [], authenticators: user.authenticators.map(({ id }) => ({ id })), emails: [] },
    mfaStrategies: isEnrolled ? [] : ['AuthenticatorApp'],
  }
}

/** A sign-in that waits for its second factor, and whose it is. */
export interface Waiting {
  readonly challenge: Challenge
  readonly user: User
}

/** The sign-in an `mfaToken` stands for. */
export function challengeOf(call: Call, token = text(call.body, 'mfaToken')): Waiting {
  const { state, now } = call
  const challenge = state.challenges.find((one) => one.token === token && one.expiresAt > now)
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
  const { challenge, user } = waiting
  const judged = judge(authenticator, code, call.now)
  if (judged.verdict === 'right') {
    authenticator.lastStep = judged.step
    return
  }
  challenge.failures += 1
  if (challenge.failures >= mostFailures) {
    closeChallenge(call, challenge)
    countFailure(call, user.email, user)
    throw new Refusal(401, 'ER-MFA-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Start again with your email address')
  }
  throw refusals[judged.verdict]()
}

/** A challenge serves once. */
export function closeChallenge({ state }: Pick<Call, 'state'>, challenge: Challenge): void {
  state.challenges = state.challenges.filter((one) => one !== challenge)
}

const lifetime = 5 * 60_000
const mostFailures = 5

const refusals = {
  used: () => new Refusal(401, 'ER-MFA-CODE-USED', 'This code has been used already. Wait for the next one'),
  expired: () => new Refusal(401, 'ER-MFA-CODE-EXPIRED', 'This code has expired. Enter the one shown now'),
  wrong: () => new Refusal(401, 'ER-MFA-CODE-INVALID', 'This code is not right. Check it and try again'),
}

const expired = () =>
  new Refusal(401, 'ER-MFA-TOKEN-EXPIRED', 'Your sign-in took too long. Start again with your email address')
