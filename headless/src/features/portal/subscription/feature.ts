import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { changePlan, withPendingChange } from './change-plan.ts'
import { billingErrors } from './errors.ts'
import { readBilling } from './read-billing.ts'
import { cancelRefusal, refusalError, renewRefusal } from './refusals.ts'
import type { Billing, BillingRefusal, Subscription, SubscriptionActions, SubscriptionState } from './types.ts'

/** The billing of the tenant. */
export const subscriptionFeature: Feature<SubscriptionState, SubscriptionActions> = {
  name: 'subscription',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['subscription'],
  state: () => ({ value: null }),
  memory: () => ({ confirmedTrial: null }),
  actions(tools) {
    const { client, task, step, state, memory } = tools
    return {
      ...readOnlyRecord(tools, async (signal) =>
        withTrial(withPendingChange(client, await readBilling(client, signal))),
      ),
      cancel: task(
        'single',
        async ({ optimistic, signal }) => {
          const { id, isManaged } = allowed(cancelRefusal, state().value ?? (await readBilling(client, signal)).billing)
          optimistic(({ value }) => ({ value: withCancellation(value, { policy: 'atPeriodEnd' }) }))
          const call = { path: { subscriptionId: id }, body: {}, signal }
          await settled(
            isManaged
              ? client.api.put(`${managed}/cancellations/`, call)
              : client.api.put(`${own}/cancellations/`, call),
            ({ subscription }) => subscription?.cancellation != null,
            signal,
          )
        },
        { changes: ['subscription'] },
      ),
      renew: task(
        'single',
        async ({ optimistic, signal }) => {
          const { id, isManaged } = allowed(renewRefusal, state().value ?? (await readBilling(client, signal)).billing)
          optimistic(({ value }) => ({ value: withCancellation(value, null) }))
          const call = { path: { subscriptionId: id }, body: {}, signal }
          await settled(
            isManaged ? client.api.put(`${managed}/renewals/`, call) : client.api.put(`${own}/renewals/`, call),
            ({ subscription }) => subscription?.cancellation === null,
            signal,
          )
        },
        { changes: ['subscription'] },
      ),
      setPlan: task(
        'single',
        async ({ set, signal }, { planId, option = null, paymentMethodId }) => {
          const present = await readBilling(client, signal)
          // The present plan can be paid for again, although it may not be on offer any more.
          const plan = [...present.plans, present.billing.plan].find((one) => one?.id === planId) ?? null
          try {
            const changed = await changePlan(client, present, { plan, option, paymentMethodId }, signal)
            set({ value: changed.billing })
          } catch (thrown) {
            // Without a certain answer the plan may be new all the same.
            if (!isRefused(thrown)) client.changed(billingResources)
            throw thrown
          }
        },
        { changes: billingResources },
      ),
      confirmTrial: step(({ set }) => {
        const { value } = state()
        if (!value || !isConfirmable(value)) return
        memory().confirmedTrial = value.subscription?.id ?? null
        set({ value: withTrial(value) })
      }),
    }

    /**
     * Waits for a change. After a lost answer the billing is read: if it has the change, the change has succeeded. After
     * any failure the shown billing is read again, because another administrator may have changed it.
     */
    async function settled(
      changing: Promise<unknown>,
      hasChange: (billing: Billing) => boolean,
      signal: AbortSignal,
    ): Promise<void> {
      try {
        await changing
      } catch (thrown) {
        client.changed(['subscription'])
        signal.throwIfAborted()
        const read = isRefused(thrown) ? null : await readBilling(client, signal).catch(() => null)
        if (!read || !hasChange(read.billing)) throw thrown
      }
    }

    /** The billing as it is shown: a confirmed trial is active until the provider has another status. */
    function withTrial(billing: Billing): Billing {
      const present = billing.subscription
      if (!present || present.id !== memory().confirmedTrial || present.status !== 'TRIALING') return billing
      return { ...billing, subscription: { ...present, status: 'ACTIVE' }, isTrialConfirmed: true }
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<SubscriptionState, SubscriptionActions, undefined, Memory>

const billingResources = ['subscription', 'payment-method', 'invoices', 'entitlements'] as const

/** `true` if the trial of a tenant with a payment method can be confirmed without a call. */
function isConfirmable({ subscription, summary }: Billing): boolean {
  return subscription?.status === 'TRIALING' && summary.paymentMethodId !== null
}

interface Memory {
  /** The id of the subscription whose trial was confirmed here. */
  confirmedTrial: string | null
}

const managed = '/subscriptions/resources/subscriptions/v1/{subscriptionId}'
const own = '/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}'

function withCancellation(billing: Billing | null, cancellation: Subscription['cancellation']): Billing | null {
  return billing?.subscription ? { ...billing, subscription: { ...billing.subscription, cancellation } } : billing
}

/** The subscription. Throws the refusal. */
function allowed(refusalOf: (billing: Billing) => BillingRefusal | null, billing: Billing): Subscription {
  const refusal = refusalOf(billing)
  if (refusal) throw refusalError(refusal)
  if (billing.subscription) return billing.subscription
  throw refusalError(billingErrors.subscriptionMissing)
}
