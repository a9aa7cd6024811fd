import { afterLoginMessages as own } from '../../../i18n/messages/after-login.gen.ts'
import { newPasswordMessages } from '../../../i18n/messages/new-password.gen.ts'
import { passwordMessages } from '../../../i18n/messages/password.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the steps after sign-in, and those that every step may need. */
export const afterLoginMessages = { ...signInMessages, ...passwordMessages, ...newPasswordMessages, ...own }
