import { phoneNumbersMessages as ownMessages } from '../../i18n/messages/portal/phone-numbers.gen.ts'
import { phoneMessages } from './phone-messages.ts'

/** The English texts of the own phone numbers. */
export const phoneNumbersMessages = { ...phoneMessages, ...ownMessages }
