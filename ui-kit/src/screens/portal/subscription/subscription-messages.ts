import { billingMessages } from '../../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../../i18n/messages/checkout/billing-parts.gen.ts'
import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { subscriptionMessages as ownMessages } from '../../../i18n/messages/portal/subscription.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of the section, with those of billing. */
export const subscriptionMessages = {
  ...signInMessages,
  ...dataTableMessages,
  ...billingMessages,
  ...billingPartsMessages,
  ...ownMessages,
}
