// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { BoxesPlaceholders } from '../placeholders/boxes.gen.ts'

/** The English messages of `boxes`. */
export const boxesMessages: Pick<Catalogue, keyof BoxesPlaceholders> = {
  'activation.boxLabel': `Account activation`,
  'invitation.boxLabel': `Invitation`,
  'logOut.boxLabel': `Signing out`,
  'mobileAuthenticator.boxLabel': `Mobile authenticator`,
  'openApp.boxLabel': `Open the app`,
  'recovery.boxLabel': `Password reset`,
  'resetPhoneNumber.boxLabel': `Change your phone number`,
  'signUp.boxLabel': `Sign-up`,
  'unlockAccount.boxLabel': `Account unlock`,
}
