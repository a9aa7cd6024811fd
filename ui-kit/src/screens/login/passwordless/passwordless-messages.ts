import { passwordlessMessages as own } from '../../../i18n/messages/passwordless.gen.ts'
import { resendMessages } from '../../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of sign-in without a password, and those that every step may need. */
export const passwordlessMessages = { ...signInMessages, ...resendMessages, ...own }
