// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { PasswordPlaceholders } from '../placeholders/password.gen.ts'

/** The English messages of `password`. */
export const passwordMessages: Pick<Catalogue, keyof PasswordPlaceholders> = {
  'login.passwordTitle': `Enter your password`,
  'login.signingInAs': `Signing in as`,
  'login.changeEmail': `Change`,
  'login.changeEmailLabel': `Change email address`,
  'login.passwordLabel': `Password`,
  'login.forgotPassword': `Forgot password?`,
  'login.showPassword': `Show password`,
  'login.capsLock': `Caps Lock is on.`,
  'login.submitPassword': `Sign in`,
  'login.checkingPassword': `Checking your password…`,
  'errors.password-required': `Enter your password.`,
  'errors.ER-LOGIN-INVALID': `That email and password don’t match. Check both and try again.`,
  'errors.ER-LOGIN-LOCKED.title': `This account is locked for now`,
  'errors.ER-LOGIN-LOCKED': `After too many failed tries, an email with a link that unlocks it goes to the account’s address. If there is none, ask your administrator.`,
  'errors.ER-LOGIN-UNVERIFIED.title': `This account is not active yet`,
  'errors.ER-LOGIN-UNVERIFIED': `Open the message that we sent when you signed up, then sign in.`,
  'errors.captcha-unavailable.title': `We couldn’t check that you’re a person`,
  'errors.captcha-unavailable': `Let the check through your blocker, or load the page again, then try once more.`,
  'errors.ER-CAPTCHA-INVALID.title': `We couldn’t check that you’re a person`,
  'errors.ER-CAPTCHA-INVALID': `Let the check through your blocker, or load the page again, then try once more.`,
}
