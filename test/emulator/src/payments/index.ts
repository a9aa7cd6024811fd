export type { CardBehavior } from '../billing/records.ts'
export { type TestCard, testCards } from '../billing/test-cards.ts'
export { type TestPayments, type TestPaymentsOptions, type TypedCard, testPayments } from './test-payments.ts'
