export { type StripePaymentsOptions, stripePayments } from './stripe-payments.ts'
