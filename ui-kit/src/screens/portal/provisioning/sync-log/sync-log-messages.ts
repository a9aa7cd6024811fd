import { syncLogMessages as ownMessages } from '../../../../i18n/messages/portal/sync-log.gen.ts'
import { syncRefusalMessages } from '../../../../i18n/messages/portal/sync-refusal.gen.ts'
import { signInMessages } from '../../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the log of a directory. */
export const syncLogMessages = { ...signInMessages, ...ownMessages, ...syncRefusalMessages }
