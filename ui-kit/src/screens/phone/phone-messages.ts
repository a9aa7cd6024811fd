import { phoneMessages as ownMessages } from '../../i18n/messages/phone.gen.ts'
import { resendMessages } from '../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of phone numbers, and those that every step may need. */
export const phoneMessages = { ...signInMessages, ...resendMessages, ...ownMessages }

/** The codes after which another code has to be asked for. */
export const phoneFinals = new Set(['ER-PHONE-TOKEN-EXPIRED', 'ER-PHONE-TOO-MANY-ATTEMPTS', 'no-code-sent'])
