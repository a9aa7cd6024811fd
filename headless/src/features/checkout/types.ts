import type { PaymentDetails, PaymentField, PaymentSite } from '../../client/index.ts'
import type { Outcome } from '../../core/outcome.ts'
import type {
  Billing,
  BillingRefusal,
  PaymentMethod,
  Plan,
  PlanChangeCost,
  PlanChangeOption,
  PlanLoss,
} from '../portal/subscription/index.ts'

/** A plan in the checkout. */
export interface OfferedPlan {
  readonly plan: Plan
  readonly isCurrent: boolean
  /** The reason why it cannot be chosen; `null` if it can. */
  readonly refusal: BillingRefusal | null
}

/** The choice that the later steps are about. */
export interface CheckoutChoice {
  readonly plan: Plan
  readonly option: PlanChangeOption | null
  readonly cost: PlanChangeCost
  /** The things of the present plan that the account has less of with this one, or not at all. */
  readonly losses: readonly PlanLoss[]
}

/** The step of a checkout. */
export type CheckoutStep =
  /** Not started, or the billing is being read. */
  | { readonly name: 'loading' }
  | { readonly name: 'choosePlan'; readonly billing: Billing; readonly plans: readonly OfferedPlan[] }
  /** The billing details, as they are known. */
  | {
      readonly name: 'billingDetails'
      readonly choice: CheckoutChoice
      readonly details: PaymentDetails
      readonly method: PaymentMethod | null
    }
  /** The payment method: the saved one, or a new card. */
  | {
      readonly name: 'paymentMethod'
      readonly choice: CheckoutChoice
      readonly details: PaymentDetails
      readonly method: PaymentMethod | null
    }
  /** Everything is known. The next action pays. */
  | {
      readonly name: 'confirm'
      readonly choice: CheckoutChoice
      readonly details: PaymentDetails
      readonly method: PaymentMethod | null
      /** `true` if the checkout continues after a reload or a lost answer. */
      readonly isResumed: boolean
    }
  /** The answer to a payment was lost, and its result is not known yet. Call `check`. */
  | { readonly name: 'unclear'; readonly planId: string }
  /** The provider has the new plan. */
  | {
      readonly name: 'done'
      readonly billing: Billing
      /** `true` if a trial was confirmed without a payment. */
      readonly isTrialConfirmed: boolean
    }
  /** The checkout is not possible. */
  | { readonly name: 'refused'; readonly reason: BillingRefusal }

/** The state that `useCheckout` returns. */
export interface CheckoutState {
  readonly step: CheckoutStep
}

export interface BeginCheckoutInput {
  /** Skips the choice, if this plan can be chosen. */
  readonly planId?: string
  readonly option?: PlanChangeOption
}

export interface ChoosePlanInput {
  readonly planId: string
  readonly option?: PlanChangeOption | undefined
}

export interface SubmitCardInput {
  readonly field: PaymentField
}

/** The actions that `useCheckout` returns. */
export interface CheckoutActions {
  /**
   * Reads the billing and starts with the choice of a plan. A payment whose answer was lost, also before a reload, is
   * continued: its step is then `done`, `confirm` or `unclear`.
   */
  begin(input?: BeginCheckoutInput): Promise<Outcome>
  /**
   * Chooses a plan, in the step `choosePlan`, or changes the choice in `billingDetails`. The next step is `billingDetails` or,
   * for a plan that costs nothing, `confirm`.
   */
  choosePlan(input: ChoosePlanInput): Promise<Outcome>
  /** Keeps the billing details, and saves them if there is a payment method. */
  submitBillingDetails(details: PaymentDetails): Promise<Outcome>
  /** Loads the adapter, and returns the account that a field is mounted for. */
  prepareCard(): Promise<Outcome<PaymentSite>>
  /** Saves the card of a mounted field. */
  submitCard(input: SubmitCardInput): Promise<Outcome>
  /** Continues with the saved payment method. */
  keepMethod(): Promise<Outcome>
  /**
   * Changes the plan, and pays what is due. A second call while one runs joins it. After a lost answer the billing is read
   * again: the step is `done` only if the provider has the new plan.
   */
  confirm(): Promise<Outcome>
  /** Reads the billing again, after a lost answer. The step is `done` if the provider has the plan. */
  check(): Promise<Outcome>
  /** Returns to the step before, without the failure of this one. */
  back(): void
  /** Forgets the choice. A payment without an answer is kept, and continued by the next `begin`. */
  restart(): void
}
