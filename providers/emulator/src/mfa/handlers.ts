import { missing, Refusal } from '@portico/headless/provider'
import type { Call, Handlers } from '../calls/call.ts'
import { forgetFailures } from '../core/failed-sign-ins.ts'
import { drawAuthenticatorSecret, drawId } from '../core/random.ts'
import { userByEmail } from '../core/user-queries.ts'
import type { Authenticator } from '../core/users.ts'
import { isSame } from '../crypto/password-hash.ts'
import { isEnrolled, withdrawFactors } from '../factors/enrolled.ts'
import { drawRecoveryCode, recoveryCodeHash } from '../factors/recovery-code.ts'
import { flag, text } from '../http/body.ts'
import { countFailure, isLocked, locked } from '../lockout/failures.ts'
import { openSession } from '../session/grant.ts'
import { challengeOf, closeChallenge, firstFactorOf, neededFrom, takeCode, type Waiting } from './challenge.ts'
import { alreadyEnrolled, signIn } from './finish.ts'
import { forgetDevices } from './remembered-device.ts'
import { judge, otpauth } from './totp.ts'

/** The second factor of a sign-in: giving it, enrolling it, doing without it. */
export const signInFactor: Handlers = {
  async verifyMfaLogin(call) {
    const waiting = challengeOf(call)
    return finish(call, waiting, waiting.user.authenticators)
  },

  async verifyLoginAuthenticator(call) {
    const waiting = challengeOf(call)
    const named = waiting.user.authenticators.filter(({ id }) => id === call.path['deviceId'])
    return finish(call, waiting, named)
  },

  startLoginAuthenticatorEnrollment(call) {
    const { challenge, user } = challengeOf(call)
    if (isEnrolled(call.state, user)) throw alreadyEnrolled()
    challenge.enrolling ??= { id: drawId(call.state), secret: drawAuthenticatorSecret(call.state), lastStep: 0 }
    return { qrCode: otpauth(call.state.vendor.name, user.email, challenge.enrolling.secret) }
  },

  async verifyLoginAuthenticatorEnrollment(call) {
    const waiting = challengeOf(call)
    const { user } = waiting
    const { enrolling } = waiting.challenge
    if (!enrolling) throw missing('An authenticator being set up')
    if (isEnrolled(call.state, user)) throw alreadyEnrolled()
    const remembers = flag(call.body, 'rememberDevice')
    takeCode(call, waiting, enrolling, text(call.body, 'token'))
    user.authenticators = [enrolling]
    const recoveryCode = drawRecoveryCode(call.state, user)
    return { ...(await signIn(call, waiting, 'otp', remembers)), recoveryCode }
  },

  async postponeMfaEnrollment(call) {
    const { challenge, user } = challengeOf(call)
    if (isEnrolled(call.state, user)) throw alreadyEnrolled()
    // The policy counts as it is now: it may have changed since the first factor.
    const begin = neededFrom(call.state, user, challenge.isFromSso ?? false)
    const isDue = begin !== null && begin <= call.now
    if (isDue || challenge.steppingUp !== undefined) throw dueNow()
    closeChallenge(call, challenge)
    return openSession(call, user, firstFactorOf(challenge), challenge.way)
  },

  getRememberMfaDevice(call) {
    challengeOf(call, call.url.searchParams.get('mfaToken') ?? '')
    const seconds = call.state.security.rememberDeviceFor
    return { isAllowedToRemember: seconds !== null, mfaDeviceExpiration: seconds ?? 0 }
  },

  recoverMfa(call) {
    const email = text(call.body, 'email').trim()
    const user = userByEmail(call, email)
    const given = recoveryCodeHash(text(call.body, 'recoveryCode'))
    if (isLocked(call.state, email, user)) throw locked()
    if (!user?.recoveryCodeHash || !isSame(given, user.recoveryCodeHash)) {
      countFailure(call, email, user)
      throw new Refusal(401, 'ER-RECOVERY-CODE-INVALID', 'This recovery code is not right. Check it and try again')
    }
    withdrawFactors(call.state, user)
    forgetFailures(call.state, email)
    forgetDevices(call, user)
    call.audit({ user, tenantId: user.activeTenantId }, 'High')
  },
}

const dueNow = () => new Refusal(403, 'ER-MFA-DUE', 'A second step is needed from now on. Set one up')

/** Accepts the code of any of the authenticators. The refusal is that of the first. */
async function finish(call: Call, waiting: Waiting, authenticators: readonly Authenticator[]) {
  const remembers = flag(call.body, 'rememberDevice')
  const code = text(call.body, 'value')
  const fitting = authenticators.find((one) => judge(one, code, call.now).verdict === 'right') ?? authenticators[0]
  if (!fitting) throw missing('The authenticator')
  takeCode(call, waiting, fitting, code)
  return signIn(call, waiting, 'otp', remembers)
}
