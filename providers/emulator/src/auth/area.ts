import { malformed, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { takeCaptcha } from '../captcha/captcha.ts'
import { usualSignUp } from '../core/settings.ts'
import { userByEmail } from '../core/user-queries.ts'
import { verifyPassword } from '../crypto/password-hash.ts'
import { optionalText, text } from '../http/body.ts'
import { acceptInviteLink } from '../invitation/records.ts'
import { countFailure, isLocked, locked } from '../lockout/failures.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { isRemembered } from '../mfa/remembered-device.ts'
import { isBreached } from '../passwords/set-password.ts'
import { openSession } from '../session/grant.ts'

/** Signing in with a password. */
export const auth = area({
  handlers: {
    async loginWithPassword(call) {
      const email = (optionalText(call.body, 'email') ?? optionalText(call.body, 'username'))?.trim()
      if (!email) throw malformed('email is missing')
      const password = text(call.body, 'password')
      takeCaptcha(call, 'login')
      const user = userByEmail(call, email)
      const isRight = await verifyPassword(password, user?.passwordHash ?? null, call.scrypt)
      if (isLocked(call.state, email, user)) throw locked()
      if (!user || !isRight) {
        countFailure(call, email, user)
        throw isLocked(call.state, email, user) ? locked() : wrongPassword()
      }
      user.isPasswordBreached = isBreached(call, password)
      if (!user.verified && !(call.state.security.signUp ?? usualSignUp).allowsUnverified) throw unverified()
      acceptInviteLink(call, user, optionalText(call.body, 'invitationToken'))
      return needsSecondFactor(call, user) && !isRemembered(call, user)
        ? challengeAnswer(call, user, ['pwd'])
        : openSession(call, user, ['pwd'])
    },
  },
})

/** The answer to a wrong password and to an unknown address: it does not disclose accounts. */
const wrongPassword = () =>
  new Refusal(401, 'ER-LOGIN-INVALID', 'Incorrect email or password. Check both and try again')

/** Only a caller with the right password gets this answer. */
const unverified = () =>
  new Refusal(
    403,
    'ER-LOGIN-UNVERIFIED',
    'Confirm your address first: open the mail that you were sent when you signed up',
  )
