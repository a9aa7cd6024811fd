import { missing, Refusal } from '@portico/headless/provider'
import type { Call, Handlers } from '../calls/call.ts'
import { drawId, drawToken } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { oneOf, optionalMembers, optionalText, text } from '../http/body.ts'
import { addressAnswer, addressIn } from './address-in.ts'
import { cardAnswer } from './answers.ts'
import { accountOf, changing, ownTenant, reading, refuseExternal, subscriptionsOf } from './billing-call.ts'
import { changePlan } from './change-plan.ts'
import { defaultCard } from './charges.ts'
import { defaultPlan } from './engine.ts'
import { type BillingAccount, billingRecords, type StoredCard } from './records.ts'

const providerType = 'Stripe'

/** Payment methods, the card provider, and the billing set-up of a tenant. */
export const cardHandlers: Handlers = {
  listPaymentMethods: reading((call, { tenant }) => cardsOf(call, tenant).map(cardAnswer)),

  getPaymentMethod: reading((call, { tenant }) => cardAnswer(cardIn(call, tenant))),

  updateBillingDetails: changing((call, { tenant }) => {
    const card = cardIn(call, tenant)
    card.email = optionalText(call.body, 'email')?.trim() ?? card.email
    const address = optionalMembers(call.body, 'address')
    if (address) card.address = addressIn(address)
    return { email: card.email, address: addressAnswer(card.address) }
  }),

  getBillingSummary: reading((call, holder) => {
    const tenant = ownTenant(call, holder)
    const account = accountOf(call, tenant)
    const [subscription] = subscriptionsOf(call, tenant)
    return {
      tenantConfigurationId: account?.id ?? '',
      providerType,
      subscriptionId: subscription?.id ?? null,
      externallyManaged: account?.externallyManaged ?? false,
      currentPlanId: subscription?.planId ?? null,
      paymentMethodId: defaultCard(call.state, tenant.id)?.id ?? null,
      defaultPlanId: defaultPlan(call.state)?.id ?? null,
    }
  }),

  getBillingTenantConfiguration: reading((call, holder) => {
    const account = accountOf(call, ownTenant(call, holder))
    if (!account) throw missing('The billing set-up')
    const { id, tenantId, externallyManaged, customerId } = account
    const vendorId = call.state.vendor.id
    return { id, vendorId, tenantId, externallyManaged, paymentProviderType: providerType, mappingId: customerId ?? '' }
  }),

  createBillingTenantConfiguration: changing((call, { tenant }) => {
    if (text(call.body, 'tenantId') !== tenant.id) throw missing('The account')
    oneOf(call.body, 'providerType', [providerType])
    if (accountOf(call, tenant)) throw new Refusal(409, 'ER-BILLING-EXISTS', 'The account has a billing set-up already')
    return { id: newAccount(call, tenant, isTrue(call.body['externallyManaged'])).id }
  }, 201),

  listVendorBillingConfigurations: reading(({ state }) => {
    const { allowPlanDowngrade, allowPlanCancellation } = billingRecords.of(state).billingSettings
    return [{ allowPlanDowngrade, allowPlanCancellation }]
  }),

  listPaymentProviders: reading(({ state }) => [
    { providerType, name: providerType, status: billingRecords.of(state).billingSettings.isActive ? '1' : '0' },
  ]),

  getCardPublicConfiguration: reading(({ state }) => {
    const { isActive, publishableKey } = billingRecords.of(state).billingSettings
    return { id: 'stripe', name: providerType, active: isActive, publishableKey }
  }),

  getCardCustomer: reading((call, holder) => {
    const account = accountOf(call, ownTenant(call, holder))
    if (!account?.customerId) throw missing('The customer')
    return { stripeCustomerId: account.customerId }
  }),

  createCardCustomer: changing((call, { tenant }) => {
    text(call.body, 'name')
    text(call.body, 'email')
    const account = accountOf(call, tenant) ?? newAccount(call, tenant, false)
    account.customerId ??= `cus_${drawToken(call.state, 14)}`
    return { stripeCustomerId: account.customerId }
  }, 201),

  createSetupIntent: changing((call, { tenant }) => {
    refuseExternal(call, tenant)
    const given = optionalText(call.body, 'paymentMethodId')
    if (given && !cardsOf(call, tenant).some(({ id }) => id === given)) throw missing('The payment method')
    const id = `seti_${drawToken(call.state, 24)}`
    const secret = `${id}_secret_${drawToken(call.state, 25)}`
    const paymentMethodId = given ?? drawId(call.state)
    billingRecords
      .of(call.state)
      .setupIntents.push({ id, tenantId: tenant.id, secret, paymentMethodId, status: 'open' })
    return { id, paymentMethodId, setupIntentSecret: secret }
  }, 201),

  createCardSubscription: changing((call, { tenant }) => {
    refuseExternal(call, tenant)
    const { billingPlans, billingSubscriptions } = billingRecords.of(call.state)
    const externalId = text(call.body, 'stripePlanId')
    const plan = billingPlans.find((one) => one.externalId === externalId)
    if (!plan) throw missing('The plan')
    if (subscriptionsOf(call, tenant).some(({ status }) => ['active', 'trialing', 'incomplete'].includes(status))) {
      throw new Refusal(409, 'ER-SUBSCRIPTION-EXISTS', 'The account has a subscription already. Change its plan')
    }
    const subscription = {
      id: drawId(call.state),
      externalId: `sub_${drawToken(call.state, 24)}`,
      tenantId: tenant.id,
      planId: plan.id,
      isManaged: true,
      externallyManaged: false,
      status: 'expired' as const,
      startedAt: call.now,
      periodStart: call.now,
      periodEnd: call.now,
      anchorDay: 1,
      trialEnd: null,
      trialDays: 0,
      endsAtPeriodEnd: false,
      nextPlanId: null,
    }
    const paymentMethodId = defaultCard(call.state, tenant.id)?.id ?? ''
    changePlan(call.state, subscription, { planId: plan.id, paymentMethodId, option: undefined }, call.now)
    billingSubscriptions.push(subscription)
    const secret = `${subscription.externalId}_secret_${drawToken(call.state, 25)}`
    return { subscriptionId: subscription.id, subscriptionSecret: secret }
  }, 201),
}

/** The cards of a tenant, the one that pays first. */
function cardsOf({ state }: Call, { id }: Tenant): readonly StoredCard[] {
  return billingRecords
    .of(state)
    .billingCards.filter(({ tenantId }) => tenantId === id)
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
}

function cardIn(call: Call, tenant: Tenant): StoredCard {
  const card = cardsOf(call, tenant).find(({ id }) => id === call.path['paymentMethodId'])
  if (card) return card
  throw missing('The payment method')
}

function newAccount({ state }: Call, { id: tenantId }: Tenant, externallyManaged: boolean): BillingAccount {
  const account = { id: drawId(state), tenantId, externallyManaged, customerId: null }
  billingRecords.of(state).billingAccounts.push(account)
  return account
}

/** The contract has the flag as text too. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
