import { activationMessages } from '../../i18n/messages/activation.gen.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { resendMessages } from '../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { signUpMessages as own } from '../../i18n/messages/sign-up.gen.ts'

/** The English texts of signing up, and those that every step may need. */
export const signUpMessages = {
  ...signInMessages,
  ...pagesMessages,
  ...passwordMessages,
  ...newPasswordMessages,
  ...mfaMessages,
  ...activationMessages,
  ...resendMessages,
  ...invitationMessages,
  ...own,
}
