import { phoneMessages } from '../../../i18n/messages/phone.gen.ts'
import { ownEmailMessages as ownMessages } from '../../../i18n/messages/portal/own-email.gen.ts'
import { resendMessages } from '../../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the own addresses, with those of a code. */
export const ownEmailMessages = { ...signInMessages, ...resendMessages, ...phoneMessages, ...ownMessages }

/** The codes after which another code has to be asked for. */
export const ownEmailFinals = new Set([
  'ER-EMAIL-CODE-EXPIRED',
  'ER-EMAIL-TOO-MANY-ATTEMPTS',
  'ER-EMAIL-TAKEN',
  'no-code-sent',
])
