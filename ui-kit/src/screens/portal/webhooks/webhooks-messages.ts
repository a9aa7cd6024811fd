import { webhooksMessages as ownMessages } from '../../../i18n/messages/portal/webhooks.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of webhooks and channels. */
export const webhooksMessages = { ...signInMessages, ...ownMessages }
