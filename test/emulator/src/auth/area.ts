import { area } from '../calls/area.ts'
import { takeCaptcha } from '../captcha/take-captcha.ts'
import { userByEmail } from '../core/people.ts'
import { usualSignUp } from '../core/settings.ts'
import { verifyPassword } from '../crypto/password-hash.ts'
import { optionalText, text } from '../http/body.ts'
import { malformed, Refusal } from '../http/errors.ts'
import { acceptInviteLink } from '../invitation/invite-links.ts'
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
        ? challengeAnswer(call, user)
        : openSession(call, user, ['pwd'])
    },
  },
})

/** Said of a wrong password and of an unknown address alike, so that nobody learns which addresses exist. */
const wrongPassword = () =>
  new Refusal(401, 'ER-LOGIN-INVALID', 'Incorrect email or password. Check both and try again')

/** Said only to who knows the password. */
const unverified = () =>
  new Refusal(
    403,
    'ER-LOGIN-UNVERIFIED',
    'Confirm your address first: open the mail that you were sent when you signed up',
  )
