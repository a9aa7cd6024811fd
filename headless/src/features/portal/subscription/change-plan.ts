import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { unguessable } from '../../../core/pkce.ts'
import { isRecord } from '../../../core/record.ts'
import { sessionFeature } from '../../../session/index.ts'
import { billingErrors } from './errors.ts'
import { type BillingAndPlans, readBilling } from './read-billing.ts'
import { planChangeRefusal, refusalError } from './refusals.ts'
import type { Billing, Plan, PlanChangeOption } from './types.ts'

const storageKey = 'portico.payment-attempt'

export interface PlanChoice {
  readonly plan: Plan | null
  readonly option: PlanChangeOption | null
  /** Default: the payment method of the summary. */
  readonly paymentMethodId?: string | undefined
}

/**
 * Changes the plan, and returns the billing with the new plan. It never pays twice: the key of the attempt is stored before the
 * call and kept until the answer is certain, and a lost answer is replaced by reading the billing. Throws the refusal of the
 * change, `payment-incomplete`, `payment-unclear`, or the failure of the call.
 */
export async function changePlan(
  client: Client,
  present: BillingAndPlans,
  { plan, option, paymentMethodId }: PlanChoice,
  signal: AbortSignal,
): Promise<BillingAndPlans> {
  const { billing } = present
  const target = option === 'change_to_default' ? billing.defaultPlan : plan
  if (target && pendingAttempt(client)?.planId === target.id && hasPlan(billing, target)) {
    // The request that was given up has taken effect meanwhile.
    closeAttempt(client)
    return present
  }
  const refusal = planChangeRefusal(billing, plan, option)
  if (refusal) throw refusalError(refusal)
  const { subscription } = billing
  if (!target || !subscription) throw refusalError(billingErrors.planMissing)
  const change: SentChange = {
    subscriptionId: subscription.id,
    planId: target.id,
    paymentMethodId: paymentMethodId ?? billing.summary.paymentMethodId ?? '',
    option,
  }
  await settleOther(client, change, signal)
  const { key } = openAttempt(client, change)
  try {
    await send(client, change, { key, isManaged: subscription.isManaged, signal })
  } catch (thrown) {
    if (isCertain(thrown)) {
      closeAttempt(client)
      throw thrown
    }
    signal.throwIfAborted()
    const read = await readAfter(client, signal, thrown)
    if (!hasPlan(read.billing, target)) throw thrown
    closeAttempt(client)
    return read
  }
  const read = await readAfter(client, signal)
  if (read.billing.subscription?.status === 'INCOMPLETE') {
    closeAttempt(client)
    throw new PorticoError(
      billingErrors.paymentIncomplete,
      'The payment did not go through, and nothing was paid. Use another card, or ask your bank',
    )
  }
  if (!hasPlan(read.billing, target)) throw unclear()
  closeAttempt(client)
  return read
}

/** Forgets an attempt that has succeeded meanwhile. Any other is the pending change of the billing. */
export function withPendingChange(client: Client, { billing, plans }: BillingAndPlans): Billing {
  const pending = pendingAttempt(client)
  if (!pending || pending.subscriptionId !== billing.subscription?.id) return billing
  const plan = plans.find(({ id }) => id === pending.planId)
  if (!plan || hasPlan(billing, plan)) {
    closeAttempt(client)
    return billing
  }
  const { planId, option, paymentMethodId } = pending
  return { ...billing, pendingChange: { planId, paymentMethodId, ...(option && { option }) } }
}

/** `true` if the provider has the plan, or has it for the next period, and it is paid for as far as it has to be. */
export function hasPlan({ subscription }: Billing, { slug }: Pick<Plan, 'slug'>): boolean {
  if (subscription?.status !== 'ACTIVE' && subscription?.status !== 'TRIALING') return false
  return (subscription.nextPlan ?? subscription.plan).slug === slug
}

function send(
  { api }: Client,
  { subscriptionId, option, ...ids }: SentChange,
  { key, isManaged, signal }: { readonly key: string; readonly isManaged: boolean; readonly signal: AbortSignal },
): Promise<unknown> {
  const call = {
    path: { subscriptionId },
    body: { ...ids, ...(option && { planChangeOption: option }) },
    headers: { 'idempotency-key': key },
    signal,
  }
  return isManaged
    ? api.put('/subscriptions/resources/subscriptions/v1/{subscriptionId}', call)
    : api.put('/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}', call)
}

/** An earlier attempt at another change has to be certain first: its payment may have gone through. */
async function settleOther(client: Client, change: SentChange, signal: AbortSignal): Promise<void> {
  const pending = pendingAttempt(client)
  if (!pending || isSame(pending, change)) return
  const { billing, plans } = await readAfter(client, signal)
  const plan = plans.find(({ id }) => id === pending.planId)
  closeAttempt(client)
  if (plan && hasPlan(billing, plan)) throw unclear()
}

/** Reads the billing after a change. Without it, the result of the change is not known. */
async function readAfter(client: Client, signal: AbortSignal, cause?: unknown): Promise<BillingAndPlans> {
  try {
    return await readBilling(client, signal)
  } catch (thrown) {
    signal.throwIfAborted()
    throw unclear(cause ?? thrown)
  }
}

/** A conflict may be the first request, which still runs. */
function isCertain(thrown: unknown): boolean {
  return isRefused(thrown) && !(thrown instanceof PorticoError && thrown.status === 409)
}

function unclear(cause?: unknown): PorticoError {
  return new PorticoError(
    billingErrors.paymentUnclear,
    'We do not know yet if the change went through. Check again before you pay: nothing is paid twice',
    { cause },
  )
}

/** The members of a change of plan that the provider receives. */
interface SentChange {
  readonly subscriptionId: string
  readonly planId: string
  readonly paymentMethodId: string
  readonly option: PlanChangeOption | null
}

/** A change of plan without a certain answer. It survives a reload of the tab, so that a retry has the same key. */
interface PaymentAttempt extends SentChange {
  readonly key: string
}

/** The attempt of the signed-in user in the present tenant; `null` without one. */
function pendingAttempt(client: Client): PaymentAttempt | null {
  const text = client.ports.storage.session.get(storageKey)
  const stored = text === null ? null : readAttempt(text)
  return stored?.owner === ownerOf(client) ? stored.attempt : null
}

/** Returns the pending attempt at the same change, else begins one with a new key. */
function openAttempt(client: Client, change: SentChange): PaymentAttempt {
  const pending = pendingAttempt(client)
  if (pending && isSame(pending, change)) return pending
  const attempt = { ...change, key: unguessable(client.ports) }
  client.ports.storage.session.set(storageKey, JSON.stringify({ owner: ownerOf(client), attempt }))
  return attempt
}

/** Forgets the attempt: its answer is certain. */
function closeAttempt(client: Client): void {
  client.ports.storage.session.set(storageKey, null)
}

/** `true` if two changes are the same. */
function isSame(one: SentChange, other: SentChange): boolean {
  return (
    one.subscriptionId === other.subscriptionId &&
    one.planId === other.planId &&
    one.paymentMethodId === other.paymentMethodId &&
    one.option === other.option
  )
}

function ownerOf(client: Client): string {
  const { user } = client.get(sessionFeature).getSnapshot()
  return `${user?.id} ${user?.tenantId}`
}

function readAttempt(text: string): { readonly owner: unknown; readonly attempt: PaymentAttempt } | null {
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) && isAttempt(stored['attempt'])
      ? { owner: stored['owner'], attempt: stored['attempt'] }
      : null
  } catch {
    return null
  }
}

function isAttempt(value: unknown): value is PaymentAttempt {
  if (!isRecord(value)) return false
  const { option } = value
  const texts = ['key', 'subscriptionId', 'planId', 'paymentMethodId'].every((name) => typeof value[name] === 'string')
  return texts && (option === null || option === 'retain_trial' || option === 'change_to_default')
}
