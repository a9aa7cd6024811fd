import { activationMessages as own } from '../../i18n/messages/activation.gen.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { resendMessages } from '../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { signUpMessages } from '../../i18n/messages/sign-up.gen.ts'

/** The English texts of activating an account. */
export const activationMessages = {
  ...signInMessages,
  ...pagesMessages,
  ...passwordMessages,
  ...newPasswordMessages,
  ...mfaMessages,
  ...resendMessages,
  ...signUpMessages,
  ...own,
}
