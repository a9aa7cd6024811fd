// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { PhoneNumbersPlaceholders } from '../../placeholders/portal/phone-numbers.gen.ts'

/** The English messages of `portal/phone-numbers`. */
export const phoneNumbersMessages: Pick<Catalogue, keyof PhoneNumbersPlaceholders> = {
  'phone.title': `Your phone numbers`,
  'phone.lead': `We send codes to a number once it is confirmed.`,
  'phone.empty': `You have none yet. Add one to get codes by text message.`,
  'phone.add': `Add a phone number`,
  'phone.addTitle': `Add a phone number`,
  'phone.addLead': `We’ll text you a code to confirm that it’s yours.`,
  'phone.removeTitle': `Remove your phone number`,
  'phone.sentByEmail': (args) => `${args.number} was never confirmed, so we sent the code to your email address.`,
  'phone.confirmed': `Confirmed`,
  'phone.unconfirmed': `Not confirmed yet`,
  'phone.confirmNumber': (args) => `Confirm ${args.number}`,
  'phone.remove': `Remove`,
  'phone.removeNumber': (args) => `Remove ${args.number}`,
  'phone.back': `Back to your phone numbers`,
}
