import { drawId, drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import {
  type BillingInvoice,
  type BillingSubscription,
  billingRecords,
  type InvoiceLine,
  type StoredCard,
} from './records.ts'

/** The result of a charge: `unconfirmed` if the bank demands the person, who is not there. */
export type ChargeResult = 'paid' | 'declined' | 'unconfirmed'

/** The card that a tenant pays with. */
export function defaultCard(state: CoreState, tenantId: string): StoredCard | undefined {
  const own = billingRecords.of(state).billingCards.filter((card) => card.tenantId === tenantId)
  return own.find(({ isDefault }) => isDefault) ?? own[0]
}

/** Asks the bank of a card for an amount. Without a card, and with an expired one, it declines. */
export function bankAnswer(card: StoredCard | undefined, at: number): ChargeResult {
  if (!card || isExpired(card, at) || card.behavior === 'declines') return 'declined'
  return card.behavior === 'demands-confirmation' ? 'unconfirmed' : 'paid'
}

/** The card is valid to the end of its month. */
export function isExpired({ expMonth, expYear }: Pick<StoredCard, 'expMonth' | 'expYear'>, at: number): boolean {
  return Date.UTC(expYear, expMonth) <= at
}

/** Writes an invoice that is not paid yet. */
export function writeInvoice(
  state: CoreState,
  { id: subscriptionId, tenantId }: Pick<BillingSubscription, 'id' | 'tenantId'>,
  { lines, currency, at }: { readonly lines: InvoiceLine[]; readonly currency: string; readonly at: number },
): BillingInvoice {
  const { billingInvoices } = billingRecords.of(state)
  const year = new Date(at).getUTCFullYear()
  const invoice: BillingInvoice = {
    id: drawId(state),
    externalId: `in_${drawToken(state, 24)}`,
    tenantId,
    subscriptionId,
    number: `PT-${year}-${String(billingInvoices.length + 1).padStart(4, '0')}`,
    createdAt: at,
    paidAt: null,
    lines,
    total: Math.max(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      0,
    ),
    currency,
    failures: 0,
    nextAttemptAt: null,
  }
  billingInvoices.push(invoice)
  return invoice
}

/** Charges the card of the tenant for an invoice. Nothing is charged for a paid invoice, or for one of nothing. */
export function chargeInvoice(state: CoreState, invoice: BillingInvoice, at: number): ChargeResult {
  if (invoice.paidAt !== null) return 'paid'
  invoice.nextAttemptAt = null
  if (invoice.total === 0) {
    invoice.paidAt = at
    return 'paid'
  }
  const card = defaultCard(state, invoice.tenantId)
  const result = bankAnswer(card, at)
  billingRecords.of(state).billingCharges.push({
    id: drawId(state),
    tenantId: invoice.tenantId,
    invoiceId: invoice.id,
    paymentMethodId: card?.id ?? '',
    amount: invoice.total,
    currency: invoice.currency,
    succeeded: result === 'paid',
    at,
  })
  if (result === 'paid') invoice.paidAt = at
  else invoice.failures += 1
  return result
}

/** Adds to the credit of a tenant in a currency, or takes from it. */
export function addCredit(state: CoreState, tenantId: string, currency: string, amount: number): void {
  const own = billingRecords.of(state)
  const credit = own.billingCredits.find((one) => one.tenantId === tenantId && one.currency === currency)
  if (credit) credit.amount += amount
  else if (amount > 0) own.billingCredits.push({ tenantId, currency, amount })
}

/** The credit of a tenant in a currency. */
export function creditOf(state: CoreState, tenantId: string, currency: string): number {
  const { billingCredits } = billingRecords.of(state)
  return billingCredits.find((one) => one.tenantId === tenantId && one.currency === currency)?.amount ?? 0
}
