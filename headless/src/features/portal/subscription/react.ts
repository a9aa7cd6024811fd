export { useInvoices, usePaymentMethod, usePlans, useSubscription } from './hooks.ts'
export * from './index.ts'
