import { directorySetUpMessages } from '../../../../i18n/messages/portal/directory-set-up.gen.ts'
import { setUpMessages } from '../../../../i18n/messages/portal/set-up.gen.ts'
import { provisioningMessages } from '../provisioning-messages.ts'

/** The English texts of the set-up of a directory. */
export const directoryMessages = { ...provisioningMessages, ...setUpMessages, ...directorySetUpMessages }
