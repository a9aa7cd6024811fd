import { missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import type { MfaStrategy } from '../core/settings.ts'
import { mfaStrategiesOf } from '../core/settings.ts'
import { factorsOf, hidden, isEnrolled } from '../factors/enrolled.ts'
import { drawRecoveryCode } from '../factors/recovery-code.ts'
import { flag, integer, text } from '../http/body.ts'
import { grantAnswer } from '../session/grant.ts'
import { challengeOf, countWrongFactor, openChallenge, type Waiting } from './challenge.ts'
import { sendCode, takeSentCode } from './codes.ts'
import { alreadyEnrolled, signIn } from './finish.ts'
import { signInFactor } from './handlers.ts'
import { phoneNumberOf } from './phone-number.ts'
import { type FactorCode, type FactorCodePurpose, mfaRecords } from './records.ts'
import { selfService } from './self-service.ts'

/** Codes by text message and by mail as the second factor of a sign-in. */
const sentCodes: Handlers = {
  startLoginSms(call) {
    const waiting = challengeOf(call)
    const phone = (waiting.user.phones ?? []).find(({ id }) => id === call.path['deviceId'])
    if (!phone) throw missing('The phone')
    const to = { to: phone.phoneNumber, deviceId: phone.id }
    return {
      otcToken: sendCode(call, orderOf(waiting, 'give-sms'), to),
      phoneNumber: hidden(phone.phoneNumber),
    }
  },

  async verifyLoginSms(call) {
    const waiting = challengeOf(call)
    const { deviceId } = take(call, waiting, 'give-sms')
    if (deviceId !== call.path['deviceId']) throw missing('The phone')
    return signIn(call, waiting, 'sms', flag(call.body, 'rememberDevice'))
  },

  startLoginSmsEnrollment(call) {
    const waiting = challengeOf(call)
    mayEnroll(call, waiting, 'SMS')
    const phoneNumber = phoneNumberOf(call)
    return { otcToken: sendCode(call, orderOf(waiting, 'enroll-sms'), { to: phoneNumber }), phoneNumber }
  },

  async verifyLoginSmsEnrollment(call) {
    const waiting = challengeOf(call)
    const { user } = waiting
    mayEnroll(call, waiting, 'SMS')
    const { to: phoneNumber } = take(call, waiting, 'enroll-sms')
    user.phones = [{ id: drawId(call.state), phoneNumber }]
    const recoveryCode = drawRecoveryCode(call.state, user)
    return { ...(await signIn(call, waiting, 'sms', flag(call.body, 'rememberDevice'))), recoveryCode }
  },

  startLoginEmailCode(call) {
    const waiting = challengeOf(call)
    if (!waiting.user.hasEmailCode) mayEnroll(call, waiting, 'EmailCode')
    return { otcToken: sendCode(call, orderOf(waiting, 'give-email'), { to: waiting.user.email }) }
  },

  async verifyLoginEmailCode(call) {
    const waiting = challengeOf(call)
    const { user } = waiting
    const isNew = !user.hasEmailCode
    if (isNew) mayEnroll(call, waiting, 'EmailCode')
    take(call, waiting, 'give-email')
    user.hasEmailCode = true
    const recoveryCode = isNew && drawRecoveryCode(call.state, user)
    const answer = await signIn(call, waiting, 'otp', flag(call.body, 'rememberDevice'))
    return { ...answer, ...(recoveryCode && { recoveryCode }) }
  },
}

const notAllowed = () =>
  new Refusal(403, 'ER-MFA-STRATEGY-DISABLED', 'This kind of second factor is not allowed here. Choose another')

/** A second factor once more, in a session that is open. */
const stepUp: Handlers = {
  async generateStepUpSession(call) {
    const { user, session, tenant } = call.holder()
    const maxAge = call.body['maxAge'] === undefined ? null : integer(call.body, 'maxAge', 0, 10 ** 9)
    const age = Math.floor(call.now / 1000) - session.authTime
    const isFresh = session.amr.includes('mfa') && (maxAge === null || age < maxAge)
    if (isFresh) return grantAnswer(call, user, session, tenant.id)
    if (!isEnrolled(call.state, user)) throw new Refusal(400, 'ER-MFA-NOT-ENROLLED', 'MFA is not enrolled')
    const challenge = openChallenge(call, user, tenant.id, session.id)
    return {
      mfaToken: challenge.token,
      mfaEnrolled: true,
      mfaDevices: factorsOf(call.state, user, hidden),
      mfaStrategies: [],
    }
  },
}

/** The second factor: at sign-in, for step-up, and in the profile. */
export const mfa = area({
  records: mfaRecords,
  handlers: { ...signInFactor, ...selfService, ...sentCodes, ...stepUp },
})

function orderOf({ challenge }: Waiting, purpose: FactorCodePurpose) {
  return { holder: challenge.token, purpose }
}

function take(call: Call, waiting: Waiting, purpose: FactorCodePurpose): FactorCode {
  const given = { token: text(call.body, 'otcToken'), code: text(call.body, 'code') }
  return takeSentCode(call, orderOf(waiting, purpose), given, () => countWrongFactor(call, waiting))
}

function mayEnroll({ state }: Call, { user }: Waiting, strategy: MfaStrategy): void {
  if (isEnrolled(state, user)) throw alreadyEnrolled()
  if (!mfaStrategiesOf(state).includes(strategy)) throw notAllowed()
}
