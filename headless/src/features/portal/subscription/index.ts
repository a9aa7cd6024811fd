export { hasPlan } from './change-plan.ts'
export { billingErrors } from './errors.ts'
export { subscriptionFeature } from './feature.ts'
export { invoicesFeature } from './invoices.ts'
export { missingAddressParts, type RequiredAddressPart, requireAddress } from './missing-address.ts'
export { paymentMethodFeature } from './payment-method.ts'
export { type PlanChange, planChangeCost } from './plan-change-cost.ts'
export { plansFeature } from './plans.ts'
export { cancelRefusal, planChangeRefusal, renewRefusal } from './refusals.ts'
export type {
  Billing,
  BillingDetailsInput,
  BillingRefusal,
  BillingRules,
  BillingSummary,
  DownloadInvoiceInput,
  Invoice,
  InvoicesActions,
  InvoicesState,
  Payment,
  PaymentMethod,
  PaymentMethodActions,
  PaymentMethodState,
  Plan,
  PlanChangeCost,
  PlanChangeOption,
  PlanInterval,
  PlanPrice,
  PlansActions,
  PlansState,
  SaveCardInput,
  SetPlanInput,
  SubscribedPlan,
  Subscription,
  SubscriptionActions,
  SubscriptionState,
  SubscriptionStatus,
} from './types.ts'
export { useInvoices } from './use-invoices.ts'
export { usePaymentMethod } from './use-payment-method.ts'
export { usePlans } from './use-plans.ts'
export { useSubscription } from './use-subscription.ts'
