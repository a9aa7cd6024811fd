import { hostedLoginMessages } from '../../i18n/messages/hosted-login.gen.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of a step-up. */
export const stepUpMessages = { ...signInMessages, ...pagesMessages, ...hostedLoginMessages, ...mfaMessages }
