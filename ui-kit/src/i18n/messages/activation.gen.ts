// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { ActivationPlaceholders } from '../placeholders/activation.gen.ts'

/** The English messages of `activation`. */
export const activationMessages: Pick<Catalogue, keyof ActivationPlaceholders> = {
  'activation.title': `Account activation`,
  'activation.working': `Activating your account…`,
  'activation.passwordTitle': `Choose your password`,
  'activation.passwordLead': `Then your account is ready.`,
  'activation.codeTitle': `Enter the code from your email`,
  'activation.codeLead': (args, formatter) => `${formatter.select({none: `We sent 6 digits to your address. They are good for a short while.`, other: () => `We sent 6 digits to ${args.email}. They are good for a short while.`}, args.email)}`,
  'activation.codeLabel': `6-digit code`,
  'activation.submit': `Activate account`,
  'activation.successTitle': `Your account is active`,
  'activation.opening': (args, formatter) => `${formatter.select({none: () => `${formatter.plural(args.seconds, {one: () => `Going on in ${formatter.number(args.seconds)} second.`, other: () => `Going on in ${formatter.number(args.seconds)} seconds.`})}`, other: () => `${formatter.plural(args.seconds, {one: () => `Opening ${args.app} in ${formatter.number(args.seconds)} second.`, other: () => `Opening ${args.app} in ${formatter.number(args.seconds)} seconds.`})}`}, args.app)}`,
  'activation.secondFactor': `One more step: prove that it’s you.`,
  'activation.missingTitle': `This link has nothing left to do`,
  'activation.missingLead': `If you have used it, sign in. Otherwise open the link in your email again, or have a new one sent.`,
  'activation.usedTitle': `Your account is active already`,
  'activation.usedLead': `This link has done its work. Sign in to go on.`,
  'activation.expiredTitle': `This link has run out`,
  'activation.expiredLead': `Links are good for a day. We can send you a new one.`,
  'activation.unknownTitle': `We don’t know this link`,
  'activation.unknownLead': `It may be cut short, or a newer one has taken its place. We can send you another.`,
  'activation.signIn': `Sign in`,
  'activation.resent': (args) => `If ${args.email} has an account that is not active yet, a new message is on its way.`,
  'errors.terms-required': `Agree to the terms to go on.`,
  'errors.ER-CODE-INVALID': `That code doesn’t match. Check the newest email and try again.`,
  'errors.ER-CODE-EXPIRED': `That code has run out. Have a new one sent.`,
  'errors.ER-CODE-TOO-MANY-ATTEMPTS': `Too many wrong codes. Have a new one sent.`,
}
