import { daysBetween, type Zone } from '@portico/headless/internal'
import type { Billing, Invoice } from '@portico/headless/portal/subscription'
import { type Expiry, isExpired } from '../../../frame/billing/use-billing-words.ts'

/** The situation of a subscription, which the page explains with its next step. */
export type Standing =
  /** Another system manages the billing. */
  | 'external'
  | 'missing'
  /** The answer to a change of plan was lost. */
  | 'unclear'
  | 'incomplete'
  | 'canceled'
  | 'expired'
  /** It is canceled, and ends with the paid period. */
  | 'ending'
  | 'trialWithoutCard'
  | 'trialWithCard'
  /** Another plan begins with the next period. */
  | 'changing'
  /** An invoice is not paid. */
  | 'unpaid'
  | 'cardMissing'
  | 'cardExpired'
  /** The card expires before the next payment. */
  | 'cardExpiring'
  | 'active'

/** The card and the invoices beside a subscription, at a time. */
export interface Known {
  readonly card: Expiry | null
  /** The invoices that are not paid. */
  readonly unpaid: readonly Invoice[]
  /** The present time, in epoch milliseconds. */
  readonly now: number
}

/** `true` if a notice of unpaid invoices stands beside the situation. Others have it themselves, or cannot be mended here. */
export function needsUnpaidNotice(standing: Standing): boolean {
  return !['unpaid', 'external', 'missing', 'unclear', 'incomplete'].includes(standing)
}

/**
 * The situation of a subscription, the most urgent one first. `card` is `null` if it is not known.
 */
export function standingOf(billing: Billing, { card, unpaid, now }: Known): Standing {
  const { subscription, isExternallyManaged, pendingChange } = billing
  if (isExternallyManaged || subscription?.isExternallyManaged) return 'external'
  if (!subscription) return 'missing'
  if (pendingChange) return 'unclear'
  switch (subscription.status) {
    case 'INCOMPLETE':
      return 'incomplete'
    case 'CANCELED':
      return 'canceled'
    case 'EXPIRED':
      return 'expired'
    case 'TRIALING':
      if (subscription.cancellation) return 'ending'
      return billing.summary.paymentMethodId === null ? 'trialWithoutCard' : 'trialWithCard'
    case 'ACTIVE':
      if (subscription.cancellation) return 'ending'
      if (subscription.nextPlan) return 'changing'
      return unpaid.length > 0 ? 'unpaid' : cardStanding(billing, card, now)
    default:
      return subscription.status satisfies never
  }
}

/** The end of the trial or of the paid period, as an ISO 8601 text; `null` without a subscription. */
export function endOf({ subscription }: Billing): string | null {
  if (!subscription) return null
  return (subscription.status === 'TRIALING' ? subscription.trialEnd : null) ?? subscription.currentPeriodEnd
}

/** The number of days of the calendar until a time; 0 for its day, for a time that is over, and for one that cannot be read. */
export function daysUntil(end: string, now: number, zone: Zone): number {
  const time = Date.parse(end)
  return Number.isNaN(time) || Number.isNaN(now) ? 0 : Math.max(daysBetween(zone, now, time), 0)
}

function cardStanding(billing: Billing, card: Expiry | null, now: number): Standing {
  if (!billing.plan || billing.plan.price.amount === 0) return 'active'
  if (billing.summary.paymentMethodId === null) return 'cardMissing'
  if (card === null) return 'active'
  if (isExpired(card, now)) return 'cardExpired'
  return isExpired(card, Date.parse(endOf(billing) ?? '')) ? 'cardExpiring' : 'active'
}
