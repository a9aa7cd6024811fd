import { reportsMessages as ownMessages } from '../../../i18n/messages/portal/reports.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of reports. */
export const reportsMessages = { ...signInMessages, ...ownMessages }
