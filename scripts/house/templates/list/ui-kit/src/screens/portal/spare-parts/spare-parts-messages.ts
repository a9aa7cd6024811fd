import { sparePartsMessages as ownMessages } from '../../../i18n/messages/portal/spare-parts.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of spare parts. */
export const sparePartsMessages = { ...signInMessages, ...ownMessages }
