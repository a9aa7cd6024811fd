import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { securityMessages as ownMessages } from '../../../i18n/messages/portal/security.gen.ts'

/** The English texts of security. */
export const securityMessages = { ...dataTableMessages, ...ownMessages }
