import { linksMessages as own } from '../../i18n/messages/links.gen.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'

/** The English texts of links that do something by themselves, and those that every step may need. */
export const linksMessages = { ...signInMessages, ...pagesMessages, ...own }
