import { checkedDetails } from '../../client/checked-details.ts'
import type { Feature, PaymentDetails } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { valueIn } from '../../core/value-in.ts'
import { shownLine } from '../../core/visible-text.ts'
import { type Billing, hasPlan, paymentMethodFeature, subscriptionFeature } from '../portal/subscription/index.ts'
import { billingErrors, requireAddress } from '../portal/subscription/internal.ts'
import { type All, choiceOf, detailsOf, impossible, needsMethod, offered, readAll } from './offers.ts'
import type {
  BeginCheckoutInput,
  CheckoutActions,
  CheckoutState,
  CheckoutStep,
  ChoosePlanInput,
  SubmitCardInput,
} from './types.ts'

/** The codes of errors that `checkout` makes itself. Their meaning is in its guide. */
const checkoutErrors = {
  checkoutOutOfTurn: 'checkout-out-of-turn',
  billingNameRequired: 'billing-name-required',
} as const

/** The purchase of a plan: choice, billing details, payment method, payment. */
export const checkoutFeature: Feature<CheckoutState, CheckoutActions> = {
  name: 'checkout',
  scope: 'tenant',
  source: 'admin-portal',
  state: () => ({ step: { name: 'loading' } }),
  memory: () => ({ all: null }),
  actions({ client, task, step, cancelAll, state, memory }) {
    return {
      begin: task('single', (call, input: BeginCheckoutInput | undefined) => {
        call.set({ step: { name: 'loading' } })
        return begin(call, input ?? {})
      }),
      check: task('single', (call) => begin(call, {}, at('unclear').planId)),
      choosePlan: task('single', async ({ set, signal }, input) => set({ step: await chosen(input, signal) })),
      submitBillingDetails: task('single', async ({ set }, given: PaymentDetails) => {
        const present = at('billingDetails')
        const details = { ...checkedDetails(given), name: shownLine(given.name) }
        if (details.name === '')
          throw new PorticoError(checkoutErrors.billingNameRequired, 'Enter the name for the invoice')
        requireAddress(client, details.address)
        const { name: _, ...changed } = details
        if (present.method) {
          valueIn(await client.get(paymentMethodFeature).actions.saveBillingDetails(changed))
        }
        set({ step: { ...present, name: 'paymentMethod', details } })
      }),
      prepareCard: task('single', async () => valueIn(await client.get(paymentMethodFeature).actions.prepareCard())),
      submitCard: task('single', async ({ set, signal }, { field }: SubmitCardInput) => {
        const present = at('paymentMethod')
        const slice = client.get(paymentMethodFeature)
        valueIn(await slice.actions.saveCard({ field, details: present.details }))
        const all = await readAll(client, signal)
        memory().all = all
        const { method } = all
        set({ step: { ...present, name: 'confirm', method, isResumed: false } })
      }),
      keepMethod: task('single', async ({ set }) => {
        const present = at('paymentMethod')
        if (!present.method) throw new PorticoError(billingErrors.paymentMethodMissing, 'There is no card yet. Add one')
        set({ step: { ...present, name: 'confirm', isResumed: false } })
      }),
      confirm: task('single', (call) => confirm(call)),
      back: step(({ set }) => {
        const before = stepBefore(state().step)
        if (!before) return
        // The failure of a step does not belong to the step before it.
        cancelAll()
        set({ step: before })
      }),
      restart: step(({ set }) => {
        cancelAll()
        memory().all = null
        set({ step: { name: 'loading' } })
      }),
    }

    /** `unclearId` is the plan of a payment whose result was not known. */
    async function begin(
      { set, signal }: TaskCall<CheckoutState>,
      { planId, option }: BeginCheckoutInput,
      unclearId?: string,
    ): Promise<void> {
      const all = await readAll(client, signal)
      memory().all = all
      const { billing, plans, method } = all
      const { pendingChange } = billing
      const pending = plans.find(({ id }) => id === pendingChange?.planId)
      if (pending) {
        const choice = await choiceOf(client, { billing, plan: pending, option: pendingChange?.option }, signal)
        set({ step: { name: 'confirm', choice, details: detailsOf(client, method), method, isResumed: true } })
        return
      }
      const unclear = plans.find(({ id }) => id === unclearId)
      if (unclear && hasPlan(billing, unclear)) {
        set({ step: { name: 'done', billing, isTrialConfirmed: false } })
        return
      }
      const reason = impossible(billing)
      if (reason) {
        set({ step: { name: 'refused', reason } })
        return
      }
      const offers = offered(all)
      const wanted = offers.find(({ plan }) => plan.id === planId)
      const isChosen = planId !== undefined && wanted?.refusal === null
      set({
        step: isChosen ? await chosen({ planId, option }, signal) : { name: 'choosePlan', billing, plans: offers },
      })
    }

    /** The step after the choice of a plan. A plan that costs nothing needs no payment method. */
    async function chosen({ planId, option }: ChoosePlanInput, signal: AbortSignal): Promise<CheckoutStep> {
      const { all } = memory()
      if (!all) throw outOfTurn()
      const { billing, method } = all
      const wanted = offered(all, option).find(({ plan }) => plan.id === planId)
      if (!wanted)
        throw new PorticoError(billingErrors.planMissing, 'The plan is not on offer any more. Choose another one')
      if (wanted.refusal) throw new PorticoError(wanted.refusal, 'The plan cannot be chosen')
      const plan = (option === 'change_to_default' && billing.defaultPlan) || wanted.plan
      const choice = await choiceOf(client, { billing, plan, option }, signal)
      const present = state().step
      const details = isAt(present, 'billingDetails') ? present.details : detailsOf(client, method)
      return needsMethod(choice)
        ? { name: 'billingDetails', choice, details, method }
        : { name: 'confirm', choice, details, method, isResumed: false }
    }

    async function confirm({ set, signal }: TaskCall<CheckoutState>): Promise<void> {
      const present = at('confirm')
      const { choice, method } = present
      const slice = client.get(subscriptionFeature)
      const billing = memory().all?.billing
      if (billing && confirmsTrial(billing, present)) {
        slice.actions.confirmTrial()
        set({ step: { name: 'done', billing: slice.getSnapshot().value ?? billing, isTrialConfirmed: true } })
        return
      }
      const outcome = await slice.actions.setPlan({
        planId: choice.plan.id,
        option: choice.option ?? undefined,
        paymentMethodId: method?.id,
      })
      signal.throwIfAborted()
      if (!outcome.ok && outcome.reason === 'failed') {
        if (outcome.error.code === billingErrors.paymentUnclear)
          set({ step: { name: 'unclear', planId: choice.plan.id } })
        if (outcome.error.code === billingErrors.paymentIncomplete) set({ step: { ...present, name: 'paymentMethod' } })
      }
      valueIn(outcome)
      const { value } = slice.getSnapshot()
      if (!value || !hasPlan(value, choice.plan)) {
        set({ step: { name: 'unclear', planId: choice.plan.id } })
        return
      }
      set({ step: { name: 'done', billing: value, isTrialConfirmed: false } })
    }

    function at<Name extends CheckoutStep['name']>(name: Name): Extract<CheckoutStep, { readonly name: Name }> {
      const { step: present } = state()
      if (isAt(present, name)) return present
      throw outOfTurn()
    }

    function stepBefore(present: CheckoutStep): CheckoutStep | null {
      const { all } = memory()
      if (!all) return null
      if (present.name === 'paymentMethod') return { ...present, name: 'billingDetails' }
      if (present.name === 'confirm' && needsMethod(present.choice)) return { ...present, name: 'paymentMethod' }
      if (present.name === 'confirm' || present.name === 'billingDetails') {
        return { name: 'choosePlan', billing: all.billing, plans: offered(all) }
      }
      return null
    }
  },
} satisfies Feature<CheckoutState, CheckoutActions, undefined, Memory>

interface Memory {
  /** The last read; `null` before the checkout has begun. */
  all: All | null
}

/** A trial of the same plan, with a payment method, is confirmed without a call. */
function confirmsTrial(
  { subscription: present }: Billing,
  { choice, method }: Extract<CheckoutStep, { readonly name: 'confirm' }>,
): boolean {
  return present?.status === 'TRIALING' && method !== null && present.plan.slug === choice.plan.slug
}

function isAt<Name extends CheckoutStep['name']>(
  present: CheckoutStep,
  name: Name,
): present is Extract<CheckoutStep, { readonly name: Name }> {
  return present.name === name
}

function outOfTurn(): PorticoError {
  return new PorticoError(checkoutErrors.checkoutOutOfTurn, 'The checkout is at another step. Begin again')
}
