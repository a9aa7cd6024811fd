import { phoneMessages } from '../../../i18n/messages/phone.gen.ts'
import { ownEmailMessages } from '../../../i18n/messages/portal/own-email.gen.ts'
import { profileMessages as ownMessages } from '../../../i18n/messages/portal/profile.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the profile, with those of phone numbers and addresses. */
export const profileMessages = { ...signInMessages, ...phoneMessages, ...ownEmailMessages, ...ownMessages }
