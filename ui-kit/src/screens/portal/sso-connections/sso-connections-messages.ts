import { setUpMessages } from '../../../i18n/messages/portal/set-up.gen.ts'
import { ssoConnectionsMessages as ownMessages } from '../../../i18n/messages/portal/sso-connections.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of single sign-on. */
export const ssoConnectionsMessages = { ...signInMessages, ...setUpMessages, ...ownMessages }
