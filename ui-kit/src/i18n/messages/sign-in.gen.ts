// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { SignInPlaceholders } from '../placeholders/sign-in.gen.ts'

/** The English messages of `sign-in`. */
export const signInMessages: Pick<Catalogue, keyof SignInPlaceholders> = {
  'login.boxLabel': `Sign-in`,
  'login.title': (args, formatter) => `${formatter.select({none: `Sign in`, other: () => `Sign in to ${args.app}`}, args.app)}`,
  'login.lead': `Use your work email to continue.`,
  'login.emailLabel': `Email`,
  'login.emailPlaceholder': `name@company.com`,
  'login.continue': `Continue`,
  'login.lookingUp': `Looking up how you sign in…`,
  'login.startAgain': `Start again`,
  'errors.email-required': `Enter your email address.`,
  'errors.email-incomplete': `Enter the whole address, such as name@company.com.`,
  'errors.email-character': (args) => `The address has a character that no address has: ${args.character}. Remove it, or type the address.`,
  'errors.network.title': (args, formatter) => `${formatter.select({none: `We can’t connect`, other: () => `We can’t reach ${args.app}`}, args.app)}`,
  'errors.network': `Check your connection, then try again.`,
  'errors.session-changed.title': `You’re in another account now`,
  'errors.session-changed': `Nothing was sent. Open it again for the account that you’re in.`,
  'errors.timeout.title': (args, formatter) => `${formatter.select({none: `This is taking too long`, other: () => `${args.app} is taking too long to answer`}, args.app)}`,
  'errors.timeout': `Try again in a moment.`,
  'errors.genericErrorMessage.title': `Something went wrong on our side`,
  'errors.genericErrorMessage': `Nothing is wrong with your account. Try again in a moment.`,
  'errors.unknown.title': `That didn’t work`,
  'errors.unknown': `Try again. If it goes on, tell your administrator.`,
  'login.loading': `One moment…`,
  'login.tryAgain': `Try again`,
  'login.links': `About this page`,
  'errors.ER-USER-DISABLED.title': `Your account is disabled`,
  'errors.ER-USER-DISABLED': `Ask your administrator to enable it.`,
  'errors.ER-USER-EXPIRED.title': `Your access has ended`,
  'errors.ER-USER-EXPIRED': `Ask your administrator to extend it.`,
  'errors.ER-IP-RESTRICTED.title': `Not from this network`,
  'errors.ER-IP-RESTRICTED': `Ask your administrator to allow it.`,
  'errors.ER-DOMAIN-RESTRICTED.title': `This domain may not join`,
  'errors.ER-DOMAIN-RESTRICTED': `Use another address.`,
}
