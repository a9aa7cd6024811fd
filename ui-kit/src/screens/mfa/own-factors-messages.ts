import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { ownFactorsMessages as ownMessages } from '../../i18n/messages/portal/own-factors.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of the own second factors, and those of their steps. */
export const ownFactorsMessages = { ...signInMessages, ...mfaMessages, ...ownMessages }
