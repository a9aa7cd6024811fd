import { area } from '../calls/area.ts'
import { cardHandlers } from './card-handlers.ts'
import { invoiceHandlers } from './invoice-handlers.ts'
import { billingRecords } from './records.ts'
import { subscriptionHandlers } from './subscription-handlers.ts'

/** Plans, subscriptions, invoices and payment methods, on the clock of the emulator. */
export const billing = area({
  records: billingRecords,
  handlers: { ...subscriptionHandlers, ...invoiceHandlers, ...cardHandlers },
})
