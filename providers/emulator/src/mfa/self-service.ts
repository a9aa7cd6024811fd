import { missing, Refusal } from '@portico/headless/provider'
import type { Call, Handlers } from '../calls/call.ts'
import { drawAuthenticatorSecret, drawId } from '../core/random.ts'
import type { Authenticator, User } from '../core/users.ts'
import { factorsOf, hidden, isEnrolled, withdrawFactors } from '../factors/enrolled.ts'
import { drawRecoveryCode } from '../factors/recovery-code.ts'
import { optionalText, text } from '../http/body.ts'
import { mostFailures, refusals } from './challenge.ts'
import { sendCode, takeSentCode } from './codes.ts'
import { phoneNumberOf } from './phone-number.ts'
import { forgetDevices } from './remembered-device.ts'
import { judge, otpauth } from './totp.ts'

/** The second factors of the signed-in person: looking at them, adding and removing them. */
export const selfService: Handlers = {
  listMfaDevices: (call) => factorsOf(call.state, call.holder().user, (phoneNumber) => phoneNumber),

  enrollMfa: startAuthenticator,
  verifyMfaEnrollment(call) {
    const user = finishAuthenticator(call)
    return { recoveryCode: drawRecoveryCode(call.state, user) }
  },
  disableMfa(call) {
    const { user } = call.holder()
    if (!isEnrolled(call.state, user)) throw missing('A second factor')
    const [first] = user.authenticators
    if (first) takeOwnCode(call, first, optionalText(call.body, 'token') ?? '')
    withdrawFactors(call.state, user)
    forgetDevices(call, user)
    tell(call, user)
  },

  startAuthenticatorEnrollment: startAuthenticator,
  verifyAuthenticatorEnrollment: (call) => void finishAuthenticator(call),
  disableAuthenticator(call) {
    const { user } = call.holder()
    const found = user.authenticators.find(({ id }) => id === call.path['deviceId'])
    if (!found) throw missing('The authenticator')
    takeOwnCode(call, found, optionalText(call.body, 'token') ?? '')
    user.authenticators = user.authenticators.filter((one) => one !== found)
    forgetWhereNoneIsLeft(call, user)
    tell(call, user)
  },

  startSmsEnrollment(call) {
    const { user } = call.holder()
    const phoneNumber = phoneNumberOf(call)
    if (user.phones?.some((one) => one.phoneNumber === phoneNumber)) throw known()
    return { otcToken: sendCode(call, { holder: user.id, purpose: 'add-sms' }, { to: phoneNumber }), phoneNumber }
  },
  verifySmsEnrollment(call) {
    const { user } = call.holder()
    const { to: phoneNumber } = takeSentCode(call, { holder: user.id, purpose: 'add-sms' }, given(call))
    user.phones = [...(user.phones ?? []), { id: drawId(call.state), phoneNumber }]
    tell(call, user)
  },
  startSmsDisable(call) {
    const { user } = call.holder()
    const phone = phoneOf(call, user)
    const to = { to: phone.phoneNumber, deviceId: phone.id }
    const otcToken = sendCode(call, { holder: user.id, purpose: 'remove-sms' }, to)
    return { otcToken, phoneNumber: hidden(phone.phoneNumber) }
  },
  disableSms(call) {
    const { user } = call.holder()
    const phone = phoneOf(call, user)
    const { deviceId } = takeSentCode(call, { holder: user.id, purpose: 'remove-sms' }, given(call))
    if (deviceId !== phone.id) throw missing('The phone')
    user.phones = (user.phones ?? []).filter((one) => one !== phone)
    forgetWhereNoneIsLeft(call, user)
    tell(call, user)
  },
}

function startAuthenticator(call: Call) {
  const { user } = call.holder()
  user.enrolling = { id: drawId(call.state), secret: drawAuthenticatorSecret(call.state), lastStep: 0 }
  return { qrCode: otpauth(call.state.vendor.name, user.email, user.enrolling.secret) }
}

function finishAuthenticator(call: Call): User {
  const { user } = call.holder()
  if (!user.enrolling) throw missing('An authenticator being set up')
  takeOwnCode(call, user.enrolling, text(call.body, 'token'))
  user.authenticators = [...user.authenticators, user.enrolling]
  user.enrolling = null
  tell(call, user)
  return user
}

/** The signed-in person's own code: right ones once, and none for a while after five wrong ones. */
function takeOwnCode(call: Call, authenticator: Authenticator, code: string): void {
  const { user } = call.holder()
  const { count, until } = user.wrongCodes ?? { count: 0, until: 0 }
  if (count >= mostFailures && until > call.now) throw tooMany()
  const judged = judge(authenticator, code, call.now)
  if (judged.verdict === 'right') {
    authenticator.lastStep = judged.step
    delete user.wrongCodes
    return
  }
  user.wrongCodes = { count: until > call.now ? count + 1 : 1, until: call.now + pause }
  throw refusals[judged.verdict]()
}

function phoneOf(call: Call, { phones = [] }: User) {
  const phone = phones.find(({ id }) => id === call.path['deviceId'])
  if (phone) return phone
  throw missing('The phone')
}

function given({ body }: Call) {
  return { token: text(body, 'otcToken'), code: text(body, 'code') }
}

function forgetWhereNoneIsLeft(call: Call, user: User): void {
  if (isEnrolled(call.state, user)) return
  withdrawFactors(call.state, user)
  forgetDevices(call, user)
}

function tell(call: Call, user: User): void {
  call.audit({ user, tenantId: call.holder().tenant.id }, 'High')
}

const pause = 5 * 60_000

const tooMany = () =>
  new Refusal(429, 'ER-MFA-TOO-MANY-TRIES', 'Too many wrong codes. Wait five minutes, then try again')

const known = () => new Refusal(409, 'ER-PHONE-ENROLLED', 'This phone gets codes already. Enter another number')
