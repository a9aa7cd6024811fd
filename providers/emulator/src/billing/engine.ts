import type { CoreState } from '../core/state.ts'
import { addCredit, chargeInvoice, creditOf, defaultCard, writeInvoice } from './charges.ts'
import { type BillingInvoice, type BillingPlan, type BillingSubscription, billingRecords } from './records.ts'

const day = 24 * 60 * 60 * 1000

/** Days after which a failed charge is tried again, each counted from the failure before. Then the subscription expires. */
const retryDays: readonly number[] = [1, 3, 5]

/**
 * Makes all that is due by a time, in its order: ends of trials and periods, renewals, further tries of failed charges. Every
 * call to billing begins with it, so the billing is always as of the clock.
 */
export function settle(state: CoreState, now: number): void {
  const own = billingRecords.of(state)
  for (const subscription of own.billingSubscriptions)
    if (subscription.startedAt === null) begin(state, subscription, now)
  for (;;) {
    const due = [
      ...own.billingSubscriptions.flatMap((one) => {
        const at = endOf(one)
        return at === null ? [] : [{ at, run: () => endPeriod(state, one, at) }]
      }),
      ...own.billingInvoices.flatMap((invoice) => {
        const at = invoice.nextAttemptAt
        return at === null ? [] : [{ at, run: () => retry(state, invoice, at) }]
      }),
    ].reduce<Due | null>((first, one) => (first && first.at <= one.at ? first : one), null)
    // A period that no date can hold has no end.
    if (!due || !(due.at <= now)) return
    due.run()
  }
}

/** The plan with an id. Throws if it is gone: plans in use are not removed. */
export function planOf(state: CoreState, planId: string): BillingPlan {
  const plan = billingRecords.of(state).billingPlans.find(({ id }) => id === planId)
  if (plan) return plan
  throw new Error(`No plan has the id ${planId}`)
}

/** The plan of tenants whose subscription has ended. */
export function defaultPlan(state: CoreState): BillingPlan | undefined {
  return billingRecords.of(state).billingPlans.find(({ isDefault }) => isDefault)
}

/** Starts a period of a plan at a time. A first period sets the day that later ones begin on. */
export function startPeriod(
  state: CoreState,
  subscription: BillingSubscription,
  { plan, at, isFirst }: { readonly plan: BillingPlan; readonly at: number; readonly isFirst: boolean },
): void {
  withhold(state, subscription)
  if (isFirst) subscription.anchorDay = dayOf(at)
  subscription.planId = plan.id
  subscription.nextPlanId = null
  subscription.endsAtPeriodEnd = false
  subscription.trialEnd = null
  subscription.status = 'active'
  subscription.periodStart = at
  subscription.periodEnd = periodEndOf(at, plan.interval, subscription.anchorDay)
  entitle(state, subscription)
}

/** The consequence of a failed charge: another try later, and the end of the subscription after the last one. */
export function fail(
  state: CoreState,
  subscription: BillingSubscription | undefined,
  { invoice, at }: { readonly invoice: BillingInvoice; readonly at: number },
): void {
  const days = retryDays[invoice.failures - 1]
  invoice.nextAttemptAt = days === undefined ? null : afterDays(at, days)
  if (!subscription) return
  withhold(state, subscription)
  subscription.status = days === undefined ? 'expired' : 'incomplete'
}

/** Charges the unpaid invoices of a tenant again, such as after a new card. */
export function retryNow(state: CoreState, tenantId: string, at: number): void {
  for (const invoice of billingRecords.of(state).billingInvoices) {
    if (invoice.tenantId === tenantId && invoice.nextAttemptAt !== null) retry(state, invoice, at)
  }
}

/** Changes the plan without a new period, as a trial does. */
export function replacePlan(state: CoreState, subscription: BillingSubscription, plan: BillingPlan): void {
  withhold(state, subscription)
  subscription.planId = plan.id
  entitle(state, subscription)
}

interface Due {
  readonly at: number
  readonly run: () => void
}

function begin(state: CoreState, subscription: BillingSubscription, at: number): void {
  const plan = planOf(state, subscription.planId)
  subscription.startedAt = at
  startPeriod(state, subscription, { plan, at, isFirst: true })
  if (subscription.trialDays === 0) return
  subscription.status = 'trialing'
  subscription.trialEnd = afterDays(at, subscription.trialDays)
  subscription.periodEnd = subscription.trialEnd
}

/** The time at which a trial or a period ends; `null` if nothing follows it. */
function endOf({ status, trialEnd, periodEnd, externallyManaged }: BillingSubscription): number | null {
  if (externallyManaged) return null
  if (status === 'trialing') return trialEnd
  return status === 'active' ? periodEnd : null
}

function endPeriod(state: CoreState, subscription: BillingSubscription, at: number): void {
  const isTrial = subscription.status === 'trialing'
  const free = defaultPlan(state)
  const isOver =
    subscription.endsAtPeriodEnd ||
    (isTrial && mustPay(state, subscription) && !defaultCard(state, subscription.tenantId))
  if (isOver) {
    if (free && free.id !== subscription.planId) startPeriod(state, subscription, { plan: free, at, isFirst: true })
    else {
      withhold(state, subscription)
      subscription.status = isTrial && !subscription.endsAtPeriodEnd ? 'trialEnded' : 'canceled'
      subscription.endsAtPeriodEnd = false
      subscription.trialEnd = null
    }
    return
  }
  const plan = planOf(state, subscription.nextPlanId ?? subscription.planId)
  startPeriod(state, subscription, { plan, at, isFirst: isTrial })
  if (plan.amount === 0) return
  const credit = Math.min(creditOf(state, subscription.tenantId, plan.currency), plan.amount)
  addCredit(state, subscription.tenantId, plan.currency, -credit)
  const { currency } = plan
  const lines = [
    { text: `${plan.name}, one ${plan.interval}`, amount: plan.amount },
    ...(credit > 0 ? [{ text: 'Unused part of a former plan', amount: -credit }] : []),
  ]
  const invoice = writeInvoice(state, subscription, { lines, currency, at })
  if (chargeInvoice(state, invoice, at) !== 'paid') fail(state, subscription, { invoice, at })
}

function mustPay(state: CoreState, { planId, nextPlanId }: BillingSubscription): boolean {
  return planOf(state, nextPlanId ?? planId).amount > 0
}

function retry(state: CoreState, invoice: BillingInvoice, at: number): void {
  const subscription = billingRecords.of(state).billingSubscriptions.find(({ id }) => id === invoice.subscriptionId)
  if (chargeInvoice(state, invoice, at) !== 'paid') fail(state, subscription, { invoice, at })
  else if (subscription?.status === 'incomplete') {
    subscription.status = 'active'
    entitle(state, subscription)
  }
}

/** The tenant has the features of its plan, if entitlements have a plan of the same name. */
function entitle(state: CoreState, { tenantId, planId }: BillingSubscription): void {
  const { slug } = planOf(state, planId)
  const tenant = state.tenants.find(({ id }) => id === tenantId)
  if (!tenant || !Object.hasOwn(state.entitlements.plans, slug)) return
  tenant.entitlements ??= { features: {}, plans: {}, permissions: {} }
  tenant.entitlements.plans[slug] = { defaultTreatment: 'true' }
}

function withhold(state: CoreState, { tenantId, planId }: BillingSubscription): void {
  const tenant = state.tenants.find(({ id }) => id === tenantId)
  if (tenant?.entitlements) delete tenant.entitlements.plans[planOf(state, planId).slug]
}

/** A time so many days later. */
function afterDays(time: number, days: number): number {
  return time + days * day
}

/**
 * The end of a period that begins at a time, in UTC. It ends on the anchor day of the next month or year, or on the last day of
 * a month without that day.
 */
function periodEndOf(start: number, interval: 'month' | 'year', anchorDay: number): number {
  const date = new Date(start)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(anchorDay, lastDay))
  return date.getTime()
}

/** The day of the month of a time, in UTC. */
function dayOf(time: number): number {
  return new Date(time).getUTCDate()
}

/** The part of an amount for the rest of a period, rounded down to a whole unit: the tenant is never credited more than it paid. */
export function unusedAmount(amount: number, { periodStart, periodEnd }: Period, at: number): number {
  const whole = periodEnd - periodStart
  const left = Math.min(Math.max(periodEnd - at, 0), whole)
  return whole > 0 ? Number((BigInt(amount) * BigInt(left)) / BigInt(whole)) : 0
}

interface Period {
  readonly periodStart: number
  readonly periodEnd: number
}
