import { provisioningMessages as ownMessages } from '../../../i18n/messages/portal/provisioning.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of provisioning. */
export const provisioningMessages = { ...signInMessages, ...ownMessages }
