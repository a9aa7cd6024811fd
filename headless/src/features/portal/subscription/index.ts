export { hasPlan } from './change-plan.ts'
export { billingErrors } from './errors.ts'
export { subscription } from './feature.ts'
export { invoices } from './invoices.ts'
export { missingAddressParts, type RequiredAddressPart, requireAddress } from './missing-address.ts'
export { paymentMethod } from './payment-method.ts'
export { type PlanChange, planChangeCost } from './plan-change-cost.ts'
export { plans } from './plans.ts'
export { cancelRefusal, planChangeRefusal, renewRefusal } from './refusals.ts'
export type {
  Billing,
  BillingDetailsInput,
  BillingRefusal,
  BillingRules,
  BillingSummary,
  ChangePlanInput,
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
