// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { SignUpPlaceholders } from './placeholders.gen.ts'

/** The English messages of `sign-up`. */
export const signUpMessages: Pick<Catalogue, keyof SignUpPlaceholders> = {
  'signUp.title': `Create your account`,
  'signUp.lead': (args, formatter) => `${formatter.select({none: `It takes a minute.`, other: () => `It takes a minute. Then ${args.app} is yours to use.`}, args.app)}`,
  'signUp.nameLabel': `Full name`,
  'signUp.emailLabel': `Work email`,
  'signUp.phoneLabel': `Phone number`,
  'signUp.phoneOptionalLabel': `Phone number (optional)`,
  'signUp.phoneHelp': `With the country code, such as +1 555 010 0199.`,
  'signUp.usernameLabel': `Username`,
  'signUp.companyLabel': `Company`,
  'signUp.passwordLabel': `Password`,
  'signUp.agree': (args, formatter) => `${formatter.select({terms: () => `I agree to the ${args.terms}`, privacy: () => `I agree to the ${args.privacy}`, other: () => `I agree to the ${args.terms} and the ${args.privacy}`}, args.asked)}`,
  'signUp.terms': `terms`,
  'signUp.privacy': `privacy notice`,
  'signUp.submit': `Create account`,
  'signUp.creating': `Creating your account…`,
  'signUp.haveAccount': `Already have an account?`,
  'signUp.signIn': `Sign in`,
  'signUp.mailTitle': `Check your email`,
  'signUp.mailLead': (args) => `We sent a message to ${args.email}. Open it to go on.`,
  'signUp.successTitle': `Your account is ready`,
  'signUp.successLead': (args, formatter) => `${formatter.select({none: `Taking you there.`, other: () => `Opening ${args.app}.`}, args.app)}`,
  'signUp.phoneTitle': `Confirm your phone number`,
  'signUp.phoneLead': (args) => `We’re sending a code to ${args.phoneNumber}. It signs you in.`,
  'signUp.sendCode': `Send the code`,
  'signUp.sendingCode': `Sending your code…`,
  'signUp.startOver': `Use another number`,
  'signUp.closedTitle': `You need an invitation`,
  'signUp.closedLead': (args, formatter) => `${formatter.select({none: `New accounts are by invitation here. Ask your administrator for one.`, other: () => `New accounts for ${args.app} are by invitation. Ask your administrator for one.`}, args.app)}`,
  'signUp.closedLeading': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Going to sign-in in ${formatter.number(args.seconds)} second.`, other: () => `Going to sign-in in ${formatter.number(args.seconds)} seconds.`})}`,
  'errors.name-too-short': `Enter your name.`,
  'errors.company-name-too-short': `Enter the name of your company.`,
  'errors.phone-number-required': `Enter your phone number: the code to sign in goes there.`,
  'errors.username-required': `Choose a name to sign in with.`,
  'errors.ER-USERNAME-TAKEN': `That name is taken. Choose another.`,
  'errors.ER-SIGN-UP-CLOSED.title': `New accounts are by invitation`,
  'errors.ER-SIGN-UP-CLOSED': `Ask your administrator to invite you.`,
}
