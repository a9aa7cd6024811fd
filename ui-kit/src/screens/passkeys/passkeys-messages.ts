import { passkeyMessages } from '../../i18n/messages/passkey.gen.ts'
import { passkeysMessages as ownMessages } from '../../i18n/messages/portal/passkeys.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of the list of passkeys, with those of a device that is asked. */
export const passkeysMessages = { ...signInMessages, ...passkeyMessages, ...ownMessages }
