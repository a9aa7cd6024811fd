import { dataTableMessages } from '../../../../i18n/messages/portal/data-table.gen.ts'
import { ownRightsMessages } from '../../../../i18n/messages/portal/own-rights.gen.ts'
import { usersMessages as ownMessages } from '../../../../i18n/messages/portal/users.gen.ts'
import { signInMessages } from '../../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the list of users. */
export const usersMessages = { ...signInMessages, ...dataTableMessages, ...ownRightsMessages, ...ownMessages }
