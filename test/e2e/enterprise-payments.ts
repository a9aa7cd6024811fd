import type { Visit } from './visit.ts'

/** The number of paid invoices of Enterprise: one for each payment. */
export const bought = ({ emulator }: Visit) =>
  emulator.snapshot().billingInvoices.filter(({ total, paidAt }) => total === 48_000 && paidAt !== null).length

/** The number of charges of its price. */
export const charged = ({ emulator }: Visit) =>
  emulator.snapshot().billingCharges.filter(({ amount, succeeded }) => amount === 48_000 && succeeded).length
