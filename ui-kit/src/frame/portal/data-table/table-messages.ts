import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the table and of the filter bar. */
export const tableMessages = { ...signInMessages, ...partsMessages, ...portalPartsMessages, ...dataTableMessages }
