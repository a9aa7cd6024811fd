import { usageMessages as ownMessages } from '../../../i18n/messages/portal/usage.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the usage. */
export const usageMessages = { ...signInMessages, ...ownMessages }
