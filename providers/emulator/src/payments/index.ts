export type { CardBehavior } from '../billing/records.ts'
export { type TestCard, testCards } from '../billing/test-cards.ts'
export type { TypedCard } from './card-inputs.ts'
export { type TestPayments, type TestPaymentsOptions, testPayments } from './test-payments.ts'
