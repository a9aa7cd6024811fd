// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `checkout/billing`, each with the values it takes. */
export interface BillingPlaceholders {
  /** Billing is externally managed */
  readonly 'errors.billing-externally-managed.title': Record<never, never>
  /** Your plan is part of a contract. Ask the people who look after it. */
  readonly 'errors.billing-externally-managed': Record<never, never>
  /** Payment provider not configured */
  readonly 'errors.payment-provider-missing.title': Record<never, never>
  /** Cards cannot be entered here yet. Ask for another way to pay. */
  readonly 'errors.payment-provider-missing': Record<never, never>
  /** Internal feature failure */
  readonly 'errors.internal-feature-failure.title': Record<never, never>
  /** Billing is not set up here. Your plan still works. Ask your provider to finish the setup. */
  readonly 'errors.internal-feature-failure': Record<never, never>
  /** Not authorized */
  readonly 'errors.not-authorized.title': Record<never, never>
  /** You are in no account. Switch to one to see its billing. */
  readonly 'errors.not-authorized': Record<never, never>
  /** You are in no account */
  readonly 'errors.tenant-missing.title': Record<never, never>
  /** Switch to an account, then save the card again. */
  readonly 'errors.tenant-missing': Record<never, never>
  /** Subscription not found */
  readonly 'errors.subscription-missing.title': Record<never, never>
  /** Your account has no subscription to change. Ask your provider for one. */
  readonly 'errors.subscription-missing': Record<never, never>
  /** It is canceled already */
  readonly 'errors.subscription-already-canceled.title': Record<never, never>
  /** The plan stays until the end of the paid period. */
  readonly 'errors.subscription-already-canceled': Record<never, never>
  /** Only an active plan can be canceled */
  readonly 'errors.subscription-not-active.title': Record<never, never>
  /** Load the page again to see where the plan stands. */
  readonly 'errors.subscription-not-active': Record<never, never>
  /** It is not canceled */
  readonly 'errors.subscription-not-canceled.title': Record<never, never>
  /** The plan renews by itself, so there is nothing to take back. */
  readonly 'errors.subscription-not-canceled': Record<never, never>
  /** There is no trial to keep */
  readonly 'errors.subscription-not-trialing.title': Record<never, never>
  /** Change the plan without keeping the trial. */
  readonly 'errors.subscription-not-trialing': Record<never, never>
  /** It cannot be canceled here */
  readonly 'errors.plan-cancellation-forbidden.title': Record<never, never>
  /** Ask your provider to cancel the plan. */
  readonly 'errors.plan-cancellation-forbidden': Record<never, never>
  /** A cheaper plan cannot be chosen here */
  readonly 'errors.plan-downgrade-forbidden.title': Record<never, never>
  /** Ask your provider to change the plan. */
  readonly 'errors.plan-downgrade-forbidden': Record<never, never>
  /** That is your plan already */
  readonly 'errors.plan-unchanged.title': Record<never, never>
  /** Choose another one to change it. */
  readonly 'errors.plan-unchanged': Record<never, never>
  /** That plan is no longer on offer */
  readonly 'errors.plan-missing.title': Record<never, never>
  /** Choose another plan. */
  readonly 'errors.plan-missing': Record<never, never>
  /** There is no card yet */
  readonly 'errors.payment-method-missing.title': Record<never, never>
  /** Add one to go on. */
  readonly 'errors.payment-method-missing': Record<never, never>
  /** The payment did not go through */
  readonly 'errors.payment-incomplete.title': Record<never, never>
  /** Nothing was paid. Use another card, or ask your bank. */
  readonly 'errors.payment-incomplete': Record<never, never>
  /** We do not know yet if you paid */
  readonly 'errors.payment-unclear.title': Record<never, never>
  /** Check again first. Nothing is paid twice. */
  readonly 'errors.payment-unclear': Record<never, never>
  /** Something is missing on the card */
  readonly 'errors.card-incomplete.title': Record<never, never>
  /** Check the number, the date and the code. */
  readonly 'errors.card-incomplete': Record<never, never>
  /** That card has run out */
  readonly 'errors.card-expired.title': Record<never, never>
  /** Use another one. */
  readonly 'errors.card-expired': Record<never, never>
  /** The bank declined that card */
  readonly 'errors.card-declined.title': Record<never, never>
  /** Use another one, or ask the bank. */
  readonly 'errors.card-declined': Record<never, never>
  /** Your bank did not confirm the card */
  readonly 'errors.confirmation-failed.title': Record<never, never>
  /** Try again, or use another one. */
  readonly 'errors.confirmation-failed': Record<never, never>
  /** We couldn’t reach the payment provider */
  readonly 'errors.payment-unreachable.title': Record<never, never>
  /** Check your connection and try again. Nothing is saved twice. */
  readonly 'errors.payment-unreachable': Record<never, never>
  /** The invoice needs a name */
  readonly 'errors.billing-name-required.title': Record<never, never>
  /** Enter the name of your company, or yours. */
  readonly 'errors.billing-name-required': Record<never, never>
  /** The invoice needs an address */
  readonly 'errors.billing-address-required.title': Record<never, never>
  /** Enter country, street and city. */
  readonly 'errors.billing-address-required': Record<never, never>
}
