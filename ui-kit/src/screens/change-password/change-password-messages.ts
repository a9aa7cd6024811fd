import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { changePasswordMessages as ownMessages } from '../../i18n/messages/portal/change-password.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of changing a password, with those of a new one. */
export const changePasswordMessages = { ...signInMessages, ...passwordMessages, ...newPasswordMessages, ...ownMessages }
