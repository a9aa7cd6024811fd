import { mfaMessages } from '../../../i18n/messages/mfa.gen.ts'
import { resendMessages } from '../../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the second factor, and those that every step may need. */
export const secondFactorMessages = { ...signInMessages, ...resendMessages, ...mfaMessages }
