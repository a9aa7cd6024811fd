import { Refusal } from '@portico/headless/provider'
import type { Call, Handlers } from '../calls/call.ts'
import type { User } from '../core/users.ts'
import { isEnrolled } from '../factors/enrolled.ts'
import { drawRecoveryCode } from '../factors/recovery-code.ts'
import { flag, optionalMembers } from '../http/body.ts'
import { challengeOf, countWrongFactor, type Waiting } from '../mfa/challenge.ts'
import { alreadyEnrolled, signIn } from '../mfa/finish.ts'
import { creationOptions, drawChallenge, requestOptions, signedIn, takeChallenge } from '../web-authn/challenge.ts'
import { forgetDevice, namedDevice } from '../web-authn/credentials.ts'
import { deviceTypeOf } from '../web-authn/device-type.ts'
import type { WebAuthnChallenge } from '../web-authn/records.ts'
import { checkSignature, keepCredential } from '../web-authn/verify.ts'

/** A device as the second factor: giving and enrolling it while signing in, adding and removing it afterwards. */
export const webAuthnFactor: Handlers = {
  startLoginWebAuthn(call) {
    const { user } = challengeOf(call)
    return asked(call, user, 'give factor')
  },

  async verifyLoginWebAuthn(call) {
    const waiting = challengeOf(call)
    try {
      await checkFactor(call, waiting.user, 'give factor')
    } catch (error) {
      countWrongFactor(call, waiting)
      throw error
    }
    return finish(call, waiting)
  },

  startLoginWebAuthnEnrollment(call) {
    const { user } = challengeOf(call)
    if (isEnrolled(call.state, user)) throw alreadyEnrolled()
    return offered(call, user)
  },

  async verifyLoginWebAuthnEnrollment(call) {
    const waiting = challengeOf(call)
    if (isEnrolled(call.state, waiting.user)) throw alreadyEnrolled()
    await enrol(call, waiting.user)
    const recoveryCode = drawRecoveryCode(call.state, waiting.user)
    return { ...(await finish(call, waiting)), recoveryCode }
  },

  startWebAuthnEnrollment: (call) => offered(call, call.holder().user),

  async verifyWebAuthnEnrollment(call) {
    const { user, tenant } = call.holder()
    await enrol(call, user)
    call.audit({ user, tenantId: tenant.id })
  },

  startWebAuthnDisable: (call) => asked(call, call.holder().user, 'remove factor'),

  async disableWebAuthn(call) {
    const { user, tenant } = call.holder()
    const device = namedDevice(call, user, 'secondFactor')
    await checkFactor(call, user, 'remove factor')
    forgetDevice(call.state, device)
    call.audit({ user, tenantId: tenant.id }, 'High')
  },
}

/** The challenge for the device in the path. */
function asked(call: Call, user: User, purpose: WebAuthnChallenge['purpose']) {
  const device = namedDevice(call, user, 'secondFactor')
  const challenge = drawChallenge(call, purpose, user)
  return { webauthnToken: challenge.token, options: requestOptions(challenge, 'secondFactor', [device]) }
}

/** The options for a new device. */
function offered(call: Call, user: User) {
  const challenge = drawChallenge(call, 'enrol factor', user)
  return { webauthnToken: challenge.token, options: creationOptions(call, user, challenge, 'secondFactor') }
}

async function checkFactor(call: Call, user: User, purpose: WebAuthnChallenge['purpose']) {
  const device = namedDevice(call, user, 'secondFactor')
  const signed = signedIn(optionalMembers(call.body, 'options') ?? {})
  const challenge = takeChallenge(call, signed, purpose)
  if (challenge.userId !== user.id || signed.id !== device.credentialId) throw otherDevice()
  await checkSignature(device, user, signed, challenge)
}

async function enrol(call: Call, user: User) {
  const signed = signedIn(optionalMembers(call.body, 'options') ?? {})
  const challenge = takeChallenge(call, signed, 'enrol factor')
  if (challenge.userId !== user.id) throw otherDevice()
  await keepCredential(call, user, signed, challenge, { use: 'secondFactor', deviceType: deviceTypeOf(call.body) })
}

function finish(call: Call, waiting: Waiting) {
  return signIn(call, waiting, 'hwk', flag(call.body, 'rememberDevice'))
}

const otherDevice = () => new Refusal(401, 'ER-WEBAUTHN-INVALID', 'That is another device. Use the one asked for')
