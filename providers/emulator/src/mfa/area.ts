import { area } from '../calls/area.ts'
import type { Handlers } from '../calls/call.ts'
import { factorsOf, hidden, isEnrolled } from '../factors/enrolled.ts'
import { integer } from '../http/body.ts'
import { Refusal } from '../http/errors.ts'
import { grantAnswer } from '../session/grant.ts'
import { openChallenge } from './challenge.ts'
import { signInFactor } from './handlers.ts'
import { mfaRecords } from './records.ts'
import { selfService } from './self-service.ts'
import { sentCodes } from './sent-codes.ts'

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
