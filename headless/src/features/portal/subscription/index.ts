export { hasPlan } from './change-plan.ts'
export { missingAddressParts, type RequiredAddressPart } from './errors.ts'
export { subscriptionFeature } from './feature.ts'
export { invoicesFeature } from './invoices.ts'
export { paymentMethodFeature } from './payment-method.ts'
export { type PlanChange, planChangeCost } from './plan-change-cost.ts'
export {
  featuresBeyond,
  isSameProduct,
  type PlanComparison,
  type PlanUse,
  planLosses,
  planProducts,
  yearlySaving,
} from './plan-contents.ts'
export { plansFeature } from './plans.ts'
export { cancelRefusal, planChangeRefusal, renewRefusal } from './refusals.ts'
export type * from './types.ts'
