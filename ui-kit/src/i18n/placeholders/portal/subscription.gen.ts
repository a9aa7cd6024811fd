// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/subscription`, each with the values it takes. */
export interface SubscriptionPlaceholders {
  /** Subscription */
  readonly 'subscription.title': Record<never, never>
  /** Your plan, the way you pay, and your invoices. */
  readonly 'subscription.lead': Record<never, never>
  /** {plan}, {price}. */
  readonly 'subscription.planFor': Readonly<Record<'plan', string>> & Readonly<Record<'price', string>>
  /** Renews on {date}. */
  readonly 'subscription.renewsOn': Readonly<Record<'date', string>>
  /** Ends on {date}. */
  readonly 'subscription.endsOn': Readonly<Record<'date', string>>
  /** Changes to {plan} on {date}. */
  readonly 'subscription.changesOn': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** Trial until {date}. */
  readonly 'subscription.trialUntil': Readonly<Record<'date', string>>
  /** Active */
  readonly 'subscription.active': Record<never, never>
  /** Trial */
  readonly 'subscription.trial': Record<never, never>
  /** Canceled */
  readonly 'subscription.canceled': Record<never, never>
  /** Ended */
  readonly 'subscription.ended': Record<never, never>
  /** Needs you */
  readonly 'subscription.needsYou': Record<never, never>
  /** By contract */
  readonly 'subscription.byContract': Record<never, never>
  /** None */
  readonly 'subscription.none': Record<never, never>
  /** Not sure yet */
  readonly 'subscription.notSure': Record<never, never>
  /** {days, plural, =0 {{plan}, the trial ends today} one {{plan}, # day of trial left} other {{plan}, # days of trial left}} */
  readonly 'subscription.trialLeft': Readonly<Record<'days', number>> & Readonly<Record<'plan', string>>
  /** {used, number} of {days, number} days used */
  readonly 'subscription.trialUsed': Readonly<Record<'used', number>> & Readonly<Record<'days', number>>
  /** Ends on {date}. Without a card you move to {next} then. */
  readonly 'subscription.trialThenFree': Readonly<Record<'date', string>> & Readonly<Record<'next', string>>
  /** Ends on {date}, unless there is a card by then. */
  readonly 'subscription.trialThenOver': Readonly<Record<'date', string>>
  /** Ends on {date}. Your card pays {price} then. */
  readonly 'subscription.trialThenPaid': Readonly<Record<'date', string>> & Readonly<Record<'price', string>>
  /** {plan} until {date} */
  readonly 'subscription.until': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** Then you move to {next}. You can take it back until that day. */
  readonly 'subscription.thenFree': Readonly<Record<'next', string>>
  /** Then it ends. You can take it back until that day. */
  readonly 'subscription.thenOver': Record<never, never>
  /** {plan} until {date}, then {next} */
  readonly 'subscription.untilThen': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>> & Readonly<Record<'next', string>>
  /** Nothing is due before that day. You can stay on {plan} until then. */
  readonly 'subscription.untilThenText': Readonly<Record<'plan', string>>
  /** A payment is waiting for you */
  readonly 'subscription.incomplete': Record<never, never>
  /** {price} for {plan} is not paid. Your bank declined it, or asks you to confirm it. */
  readonly 'subscription.incompleteText': Readonly<Record<'price', string>> & Readonly<Record<'plan', string>>
  /** {plan} has ended */
  readonly 'subscription.hasEnded': Readonly<Record<'plan', string>>
  /** {plan} ended on {date} */
  readonly 'subscription.endedOn': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** The trial ended without a card, or a payment failed. Nothing is charged now. */
  readonly 'subscription.expiredText': Record<never, never>
  /** It was canceled. Nothing is charged now. */
  readonly 'subscription.canceledText': Record<never, never>
  /** There is no card for the next payment */
  readonly 'subscription.cardMissing': Record<never, never>
  /** {price} is due on {date}. Add a card to keep {plan}. */
  readonly 'subscription.cardMissingText': Readonly<Record<'price', string>> & Readonly<Record<'date', string>> & Readonly<Record<'plan', string>>
  /** Your card has run out */
  readonly 'subscription.cardExpired': Record<never, never>
  /** {count, plural, one {The invoice of {date} is unpaid} other {# invoices are unpaid}} */
  readonly 'subscription.unpaidTitle': Readonly<Record<'count', number>> & Readonly<Record<'date', string>>
  /** {amount} is due. Use another card, and we charge it again. */
  readonly 'subscription.unpaidText': Readonly<Record<'amount', string>>
  /** Your card runs out before the next payment */
  readonly 'subscription.cardExpiring': Record<never, never>
  /** {price} is due on {date}. Use another card to keep {plan}. */
  readonly 'subscription.cardText': Readonly<Record<'price', string>> & Readonly<Record<'date', string>> & Readonly<Record<'plan', string>>
  /** Add a card */
  readonly 'subscription.addCard': Record<never, never>
  /** Use another card */
  readonly 'subscription.otherCard': Record<never, never>
  /** Try the payment again */
  readonly 'subscription.payAgain': Record<never, never>
  /** Confirm {plan} */
  readonly 'subscription.confirm': Readonly<Record<'plan', string>>
  /** Keep {plan} */
  readonly 'subscription.keep': Readonly<Record<'plan', string>>
  /** Start {plan} again */
  readonly 'subscription.startAgain': Readonly<Record<'plan', string>>
  /** Check again */
  readonly 'subscription.checkAgain': Record<never, never>
  /** Go on */
  readonly 'subscription.goOn': Record<never, never>
  /** Working… */
  readonly 'subscription.working': Record<never, never>
  /** Cancel plan */
  readonly 'subscription.cancel': Record<never, never>
  /** Cancel {plan}? */
  readonly 'subscription.cancelTitle': Readonly<Record<'plan', string>>
  /** It stays until {date}. Then you move to {next}. You can take it back until that day. */
  readonly 'subscription.cancelThenFree': Readonly<Record<'date', string>> & Readonly<Record<'next', string>>
  /** It stays until {date}. Then it ends. You can take it back until that day. */
  readonly 'subscription.cancelThenOver': Readonly<Record<'date', string>>
  /** Cancel on {date} */
  readonly 'subscription.cancelConfirm': Readonly<Record<'date', string>>
  /** Your provider cancels plans. Ask there if you want to end it. */
  readonly 'subscription.noCancel': Record<never, never>
  /** A trial ends by itself, so there is nothing to cancel. Move to {plan} to pay nothing after it. */
  readonly 'subscription.noCancelTrial': Readonly<Record<'plan', string>>
  /** The plan can be canceled after the open payment is settled. */
  readonly 'subscription.noCancelOpen': Record<never, never>
  /** Plans */
  readonly 'subscription.plans': Record<never, never>
  /** We couldn’t load the plans */
  readonly 'subscription.unreadPlans': Record<never, never>
  /** Begins on {date} */
  readonly 'subscription.beginsOn': Readonly<Record<'date', string>>
  /** Payment */
  readonly 'subscription.payment': Record<never, never>
  /** We couldn’t load your payment method */
  readonly 'subscription.unreadPayment': Record<never, never>
  /** No card yet */
  readonly 'subscription.noCard': Record<never, never>
  /** Add one to pay for a plan. */
  readonly 'subscription.noCardText': Record<never, never>
  /** Change */
  readonly 'subscription.change': Record<never, never>
  /** Change card */
  readonly 'subscription.changeCard': Record<never, never>
  /** Expired */
  readonly 'subscription.expired': Record<never, never>
  /** Save card */
  readonly 'subscription.saveCard': Record<never, never>
  /** It pays from now on. What is open is paid at once. */
  readonly 'subscription.cardLead': Record<never, never>
  /** Invoices go to */
  readonly 'subscription.invoicesTo': Record<never, never>
  /** No address yet */
  readonly 'subscription.noAddress': Record<never, never>
  /** Edit */
  readonly 'subscription.edit': Record<never, never>
  /** Edit billing details */
  readonly 'subscription.editDetails': Record<never, never>
  /** They are written on every invoice from now on. */
  readonly 'subscription.detailsLead': Record<never, never>
  /** Save details */
  readonly 'subscription.saveDetails': Record<never, never>
  /** We couldn’t load your subscription */
  readonly 'subscription.unread': Record<never, never>
  /** Your plan keeps running; only this page is missing. */
  readonly 'subscription.unreadText': Record<never, never>
  /** Invoices */
  readonly 'subscription.invoices': Record<never, never>
  /** Invoice */
  readonly 'subscription.invoice': Record<never, never>
  /** Payment */
  readonly 'subscription.paidColumn': Record<never, never>
  /** Amount */
  readonly 'subscription.amount': Record<never, never>
  /** PDF */
  readonly 'subscription.pdf': Record<never, never>
  /** Paid */
  readonly 'subscription.paid': Record<never, never>
  /** Unpaid */
  readonly 'subscription.unpaid': Record<never, never>
  /** Unpaid: see what to do */
  readonly 'subscription.unpaidGo': Record<never, never>
  /** Download {number} */
  readonly 'subscription.download': Readonly<Record<'number', string>>
  /** Downloading {number}… */
  readonly 'subscription.downloading': Readonly<Record<'number', string>>
  /** {count, plural, one {# invoice} other {# invoices}} */
  readonly 'subscription.invoiceCount': Readonly<Record<'count', number>>
  /** No invoices yet */
  readonly 'subscription.noInvoices': Record<never, never>
  /** They appear here with the first payment. */
  readonly 'subscription.noInvoicesText': Record<never, never>
}
