// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `checkout/checkout`, each with the values it takes. */
export interface CheckoutPlaceholders {
  /** Change your plan */
  readonly 'checkout.title': Record<never, never>
  /** Choose the plan that fits. You see the cost before you pay. */
  readonly 'checkout.lead': Record<never, never>
  /** Loading the plans… */
  readonly 'checkout.loading': Record<never, never>
  /** Plans */
  readonly 'checkout.plans': Record<never, never>
  /** It starts as soon as the payment goes through. */
  readonly 'checkout.upgradeLead': Record<never, never>
  /** It starts when the paid period ends. */
  readonly 'checkout.laterLead': Record<never, never>
  /** It starts at once. Nothing is due today. */
  readonly 'checkout.freeLead': Record<never, never>
  /** Your trial */
  readonly 'checkout.trial': Record<never, never>
  /** End it and pay today */
  readonly 'checkout.trialEnds': Record<never, never>
  /** {price} is due today. The next payment is on {date}. */
  readonly 'checkout.trialEndsHelp': Readonly<Record<'price', string>> & Readonly<Record<'date', string>>
  /** Keep it until {date} */
  readonly 'checkout.trialStays': Readonly<Record<'date', string>>
  /** Nothing is due today. From {date} you pay {price}. */
  readonly 'checkout.trialStaysHelp': Readonly<Record<'date', string>> & Readonly<Record<'price', string>>
  /** Cancel */
  readonly 'checkout.cancel': Record<never, never>
  /** Back */
  readonly 'checkout.back': Record<never, never>
  /** Continue */
  readonly 'checkout.continue': Record<never, never>
  /** Saving… */
  readonly 'checkout.saving': Record<never, never>
  /** Pay with */
  readonly 'checkout.payWith': Record<never, never>
  /** Another card */
  readonly 'checkout.anotherCard': Record<never, never>
  /** Invoice to */
  readonly 'checkout.billTo': Record<never, never>
  /** Upgrade for {price} */
  readonly 'checkout.upgradeFor': Readonly<Record<'price', string>>
  /** Pay {price} */
  readonly 'checkout.payFor': Readonly<Record<'price', string>>
  /** Change to {plan} */
  readonly 'checkout.changeTo': Readonly<Record<'plan', string>>
  /** Paying… */
  readonly 'checkout.paying': Record<never, never>
  /** Your last payment has no answer */
  readonly 'checkout.resumed.title': Record<never, never>
  /** It was interrupted. Confirm again to finish it: nothing is paid twice. */
  readonly 'checkout.resumed': Record<never, never>
  /** We do not know yet if you paid */
  readonly 'checkout.unclearTitle': Record<never, never>
  /** The answer to the payment was lost on the way. */
  readonly 'checkout.unclearLead': Record<never, never>
  /** Check again in a moment. Nothing is paid twice, even if you close this. */
  readonly 'checkout.unclear': Record<never, never>
  /** Check again */
  readonly 'checkout.check': Record<never, never>
  /** Checking… */
  readonly 'checkout.checking': Record<never, never>
  /** You have {plan} */
  readonly 'checkout.doneTitle': Readonly<Record<'plan', string>>
  /** The receipt is among your invoices. */
  readonly 'checkout.doneLead': Record<never, never>
  /** You keep {plan} after the trial */
  readonly 'checkout.trialTitle': Readonly<Record<'plan', string>>
  /** The first payment follows on {date}. */
  readonly 'checkout.trialLead': Readonly<Record<'date', string>>
  /** You move to {plan} on {date} */
  readonly 'checkout.laterTitle': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** Until then nothing changes. */
  readonly 'checkout.laterDoneLead': Record<never, never>
  /** Done */
  readonly 'checkout.done': Record<never, never>
  /** The plan cannot be changed here */
  readonly 'checkout.refusedTitle': Record<never, never>
  /** Close */
  readonly 'checkout.close': Record<never, never>
  /** Leave without changing the plan? */
  readonly 'checkout.leaveTitle': Record<never, never>
  /** What you entered here would be lost. */
  readonly 'checkout.leaveText': Record<never, never>
  /** Keep editing */
  readonly 'checkout.stay': Record<never, never>
  /** Leave */
  readonly 'checkout.leave': Record<never, never>
  /** The payment is running. This closes as soon as it is done. */
  readonly 'checkout.holding': Record<never, never>
}
