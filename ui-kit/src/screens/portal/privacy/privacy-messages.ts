import { mfaMessages } from '../../../i18n/messages/mfa.gen.ts'
import { passkeyMessages } from '../../../i18n/messages/passkey.gen.ts'
import { deviceMessages } from '../../../i18n/messages/portal/device.gen.ts'
import { ownFactorsMessages } from '../../../i18n/messages/portal/own-factors.gen.ts'
import { passkeysMessages } from '../../../i18n/messages/portal/passkeys.gen.ts'
import { privacyMessages as ownMessages } from '../../../i18n/messages/portal/privacy.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of privacy, with those of second factors and passkeys. */
export const privacyMessages = {
  ...signInMessages,
  ...mfaMessages,
  ...passkeyMessages,
  ...ownFactorsMessages,
  ...passkeysMessages,
  ...deviceMessages,
  ...ownMessages,
}
