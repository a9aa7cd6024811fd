// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { PhonePlaceholders } from '../placeholders/phone.gen.ts'

/** The English messages of `phone`. */
export const phoneMessages: Pick<Catalogue, keyof PhonePlaceholders> = {
  'phone.numberLabel': `Phone number`,
  'phone.numberHelp': `Begin with + and your country’s code.`,
  'phone.sendCode': `Send code`,
  'phone.sendingCode': `Sending a code…`,
  'phone.codeTitle': `Confirm your phone number`,
  'phone.codeLabel': `6-digit code`,
  'phone.sentBySms': (args) => `Enter the code we sent by text message to ${args.number}.`,
  'phone.checkingCode': `Checking your code…`,
  'phone.confirm': `Confirm`,
  'resetPhoneNumber.title': `Lost your phone number?`,
  'resetPhoneNumber.lead': `We’ll email you a code. With it you can set a new number.`,
  'resetPhoneNumber.backToSignIn': `Back to sign-in`,
  'resetPhoneNumber.codeTitle': `Check your email`,
  'resetPhoneNumber.codeLead': `If there is an account with this address, a code is on its way to it.`,
  'resetPhoneNumber.numberTitle': `Enter your new phone number`,
  'resetPhoneNumber.numberLead': `We’ll text a code to it, and you sign in with that.`,
  'resetPhoneNumber.change': `Change phone number`,
  'resetPhoneNumber.changing': `Changing your phone number…`,
  'quickSms.title': `Sign in by text message`,
  'quickSms.lead': `Next time we text you a code, and you need no password. Which number should it go to?`,
  'quickSms.changeNumber': `Use another number`,
  'quickSms.skip': `Not now`,
  'errors.phone-required': `Enter your phone number.`,
  'errors.phone-not-international': `Begin with + and your country’s code, such as +1 415 555 0123.`,
  'errors.phone-incomplete': `Check the number. It has too few or too many digits.`,
  'errors.phone-code-required': `Enter the code.`,
  'errors.no-code-sent.title': `This has run out`,
  'errors.no-code-sent': `No code is waited for any more. Start again.`,
  'errors.unknown-phone-number.title': `That number is gone`,
  'errors.unknown-phone-number': `It isn’t in your list any more.`,
  'errors.ER-PHONE-CODE-INVALID': `That code doesn’t match. Check it and enter it again.`,
  'errors.ER-PHONE-TOKEN-EXPIRED.title': `This has run out`,
  'errors.ER-PHONE-TOKEN-EXPIRED': `The code was good for five minutes. Start again to get a new one.`,
  'errors.ER-PHONE-TOO-MANY-ATTEMPTS.title': `Too many wrong codes`,
  'errors.ER-PHONE-TOO-MANY-ATTEMPTS': `To keep your account safe this code no longer works. Start again to get a new one.`,
  'errors.ER-PHONE-KNOWN': `You have this number already.`,
}
