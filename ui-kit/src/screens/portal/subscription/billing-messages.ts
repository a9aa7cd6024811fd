import { billingMessages as ownMessages } from '../../../i18n/messages/portal/billing.gen.ts'

/** The English texts of billing, for the section of the portal and for the checkout. */
export const billingMessages = { ...ownMessages }
