import type { Call, Handlers } from '../calls/call.ts'
import { oneOf, optionalText } from '../http/body.ts'
import { missing, Refusal } from '../http/errors.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { planAnswer, subscriptionAnswer } from './answers.ts'
import { changing, reading, refuseExternal, subscriptionIn, subscriptionsOf } from './billing-call.ts'
import { changePlan } from './change-plan.ts'
import { billingRecords } from './records.ts'

export const subscriptionHandlers: Handlers = {
  listPlans: reading('plans', ({ state }) =>
    billingRecords
      .of(state)
      .billingPlans.filter(({ isWithdrawn }) => !isWithdrawn)
      .map(planAnswer),
  ),

  getPlan: reading('plans', ({ state, path }) => {
    const plan = billingRecords.of(state).billingPlans.find(({ id }) => id === path['planId'])
    if (!plan) throw missing('The plan')
    return planAnswer(plan)
  }),

  listSubscriptions: reading('subscriptions', (call, holder) => listed(call, holder, false)),
  getSubscription: reading('subscriptions', (call, holder) => one(call, holder, false)),
  updateSubscription: changing('subscriptions', (call, holder) => update(call, holder, false)),
  cancelSubscription: changing('subscriptions', (call, holder) => cancel(call, holder, false)),
  renewSubscription: changing('subscriptions', (call, holder) => renew(call, holder, false)),

  listManagedSubscriptions: reading('subscriptions', (call, holder) => listed(call, holder, true)),
  getManagedSubscription: reading('subscriptions', (call, holder) => one(call, holder, true)),
  updateManagedSubscription: changing('subscriptions', (call, holder) => update(call, holder, true)),
  cancelManagedSubscription: changing('subscriptions', (call, holder) => cancel(call, holder, true)),
  renewManagedSubscription: changing('subscriptions', (call, holder) => renew(call, holder, true)),
}

function listed(call: Call, { tenant }: Holder, isManaged: boolean) {
  return subscriptionsOf(call, tenant)
    .filter((subscription) => !isManaged || subscription.isManaged)
    .map((subscription) => subscriptionAnswer(call.state, subscription))
}

function one(call: Call, { tenant }: Holder, isManaged: boolean) {
  return subscriptionAnswer(call.state, subscriptionIn(call, tenant, isManaged))
}

function update(call: Call, { tenant }: Holder, isManaged: boolean): void {
  const subscription = subscriptionIn(call, tenant, isManaged)
  refuseExternal(call, tenant, subscription)
  const { body } = call
  const option =
    body['planChangeOption'] === undefined
      ? undefined
      : oneOf(body, 'planChangeOption', ['change_to_default', 'retain_trial'])
  const [planId, paymentMethodId] = [optionalText(body, 'planId') ?? '', optionalText(body, 'paymentMethodId') ?? '']
  changePlan(call.state, subscription, { planId, paymentMethodId, option }, call.now)
}

function cancel(call: Call, { tenant }: Holder, isManaged: boolean): void {
  const subscription = subscriptionIn(call, tenant, isManaged)
  refuseExternal(call, tenant, subscription)
  if (!billingRecords.of(call.state).billingSettings.allowPlanCancellation) {
    throw new Refusal(403, 'ER-CANCELLATION-FORBIDDEN', 'This subscription cannot be canceled here. Ask the provider')
  }
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw new Refusal(400, 'ER-SUBSCRIPTION-NOT-ACTIVE', 'Only an active subscription can be canceled')
  }
  subscription.endsAtPeriodEnd = true
}

function renew(call: Call, { tenant }: Holder, isManaged: boolean): void {
  const subscription = subscriptionIn(call, tenant, isManaged)
  refuseExternal(call, tenant, subscription)
  if (!subscription.endsAtPeriodEnd) {
    throw new Refusal(400, 'ER-SUBSCRIPTION-NOT-CANCELED', 'The subscription is not canceled')
  }
  subscription.endsAtPeriodEnd = false
}
