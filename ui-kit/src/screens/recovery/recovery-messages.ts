import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { recoveryMessages as own } from '../../i18n/messages/recovery.gen.ts'
import { resendMessages } from '../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of getting a new password, and those that every step may need. */
export const recoveryMessages = {
  ...signInMessages,
  ...resendMessages,
  ...passwordMessages,
  ...newPasswordMessages,
  ...own,
}
