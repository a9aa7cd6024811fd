/** The dialogs of the account's payment: one chunk, which loads while the page is idle. */
export { CheckoutDialog } from '../../checkout/checkout-dialog.tsx'
export { BillingDetailsDialog } from './billing-details-dialog.tsx'
export { CancelLosses } from './cancel-losses.tsx'
export { CardDialog } from './card-dialog.tsx'
