import { Refusal, unauthorized } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { grantAnswer, openSession } from '../session/grant.ts'
import { closeChallenge, firstFactorOf, type Waiting } from './challenge.ts'
import { remember } from './remembered-device.ts'

/** How a second factor was given (RFC 8176). */
export type FactorMethod = 'otp' | 'sms' | 'hwk'

/** Ends a challenge: opens a session, or renews the proof of the stepped-up one. */
export async function signIn(call: Call, { challenge, user }: Waiting, method: FactorMethod, remembers: boolean) {
  closeChallenge(call, challenge)
  if (remembers) remember(call, user)
  if (challenge.steppingUp === undefined) {
    return openSession(call, user, [...new Set([...firstFactorOf(challenge), 'mfa', method])], challenge.way)
  }
  const session = call.state.sessions.find(({ id, ended }) => id === challenge.steppingUp && ended === null)
  if (!session || session.expiresAt <= call.now) throw unauthorized()
  session.amr = [...new Set([...session.amr, 'mfa', method])]
  session.authTime = Math.floor(call.now / 1000)
  call.audit({ user, tenantId: challenge.tenantId })
  return grantAnswer(call, user, session, challenge.tenantId)
}

/** A factor can only be enrolled in a sign-in by those who have none: else a password alone would do. */
export const alreadyEnrolled = () =>
  new Refusal(409, 'ER-MFA-ENROLLED', 'A second factor is set up already. Give it instead')
