export { checkoutErrors } from './errors.ts'
export { checkoutFeature } from './feature.ts'
export type {
  BeginCheckoutInput,
  CheckoutActions,
  CheckoutChoice,
  CheckoutState,
  CheckoutStep,
  ChoosePlanInput,
  OfferedPlan,
  SubmitCardInput,
} from './types.ts'
export { useCheckout } from './use-checkout.ts'
