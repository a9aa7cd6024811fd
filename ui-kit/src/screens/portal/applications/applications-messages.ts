import { applicationsMessages as ownMessages } from '../../../i18n/messages/portal/applications.gen.ts'
import { pickListMessages } from '../../../i18n/messages/portal/pick-list.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of applications. */
export const applicationsMessages = { ...signInMessages, ...pickListMessages, ...ownMessages }
