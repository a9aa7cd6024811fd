import { restrictionsMessages as ownMessages } from '../../../i18n/messages/portal/restrictions.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of restrictions. */
export const restrictionsMessages = { ...signInMessages, ...ownMessages }
