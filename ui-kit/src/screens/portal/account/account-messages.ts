import { accountMessages as ownMessages } from '../../../i18n/messages/portal/account.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the account. */
export const accountMessages = { ...signInMessages, ...ownMessages }
