import { ownRightsMessages } from '../../../i18n/messages/portal/own-rights.gen.ts'
import { rolesMessages as ownMessages } from '../../../i18n/messages/portal/roles.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of roles. */
export const rolesMessages = { ...signInMessages, ...ownRightsMessages, ...ownMessages }
