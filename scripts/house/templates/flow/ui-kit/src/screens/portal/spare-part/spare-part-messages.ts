import { sparePartMessages as ownMessages } from '../../../i18n/messages/portal/spare-part.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the spare part. */
export const sparePartMessages = { ...signInMessages, ...ownMessages }
