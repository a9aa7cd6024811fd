import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { ownRightsMessages } from '../../../i18n/messages/portal/own-rights.gen.ts'
import { subAccountsMessages as ownMessages } from '../../../i18n/messages/portal/sub-accounts.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of sub-accounts. */
export const subAccountsMessages = { ...signInMessages, ...dataTableMessages, ...ownRightsMessages, ...ownMessages }
