import { auditsMessages as ownMessages } from '../../../i18n/messages/portal/audits.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the audit log. */
export const auditsMessages = { ...signInMessages, ...ownMessages }
