// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `checkout/billing-plans`, each with the values it takes. */
export interface BillingPlansPlaceholders {
  /** Billing period */
  readonly 'billing.interval': Record<never, never>
  /** Monthly */
  readonly 'billing.monthly': Record<never, never>
  /** Yearly */
  readonly 'billing.yearly': Record<never, never>
  /** The prices are per month. */
  readonly 'billing.shownPerMonth': Record<never, never>
  /** The prices are per year. */
  readonly 'billing.shownPerYear': Record<never, never>
  /** You save {saving} per year */
  readonly 'billing.saves': Readonly<Record<'saving', string>>
  /** You save {saving} if you pay yearly */
  readonly 'billing.wouldSave': Readonly<Record<'saving', string>>
  /** Pay monthly */
  readonly 'billing.payMonthly': Record<never, never>
  /** Pay yearly */
  readonly 'billing.payYearly': Record<never, never>
  /** You pay for it monthly now. */
  readonly 'billing.paysMonthly': Record<never, never>
  /** You pay for it yearly now. */
  readonly 'billing.paysYearly': Record<never, never>
  /** Pay monthly for {plan} */
  readonly 'billing.payPlanMonthly': Readonly<Record<'plan', string>>
  /** Pay yearly for {plan} */
  readonly 'billing.payPlanYearly': Readonly<Record<'plan', string>>
  /** {plan}, paid monthly */
  readonly 'billing.namedMonthly': Readonly<Record<'plan', string>>
  /** {plan}, paid yearly */
  readonly 'billing.namedYearly': Readonly<Record<'plan', string>>
  /** In {plan} */
  readonly 'billing.contents': Readonly<Record<'plan', string>>
  /** Everything in {plan}, and: */
  readonly 'billing.everythingAnd': Readonly<Record<'plan', string>>
  /** Everything in {plan} */
  readonly 'billing.everything': Readonly<Record<'plan', string>>
  /** {name} without a limit */
  readonly 'billing.withoutLimit': Readonly<Record<'name', string>>
  /** {name}: up to {limit, number} */
  readonly 'billing.upTo': Readonly<Record<'name', string>> & Readonly<Record<'limit', number>>
  /** With {plan} you lose: */
  readonly 'billing.youLose': Readonly<Record<'plan', string>>
  /** {name}: not in this plan. */
  readonly 'billing.gone': Readonly<Record<'name', string>>
  /** {name}: {left, number} instead of {limit, number}. */
  readonly 'billing.lessOf': Readonly<Record<'name', string>> & Readonly<Record<'left', number>> & Readonly<Record<'limit', number>>
  /** {name}: {left, number} at most. */
  readonly 'billing.limitedTo': Readonly<Record<'name', string>> & Readonly<Record<'left', number>>
  /** You use {used, number} now. */
  readonly 'billing.usesNow': Readonly<Record<'used', number>>
  /** Members */
  readonly 'billing.feature.users': Record<never, never>
  /** Sub-accounts */
  readonly 'billing.feature.sub-accounts': Record<never, never>
  /** Single sign-on connections */
  readonly 'billing.feature.sso': Record<never, never>
  /** Webhooks */
  readonly 'billing.feature.webhooks': Record<never, never>
  /** API tokens */
  readonly 'billing.feature.api-tokens': Record<never, never>
  /** API token calls */
  readonly 'billing.feature.api-calls': Record<never, never>
  /** Days of audit log */
  readonly 'billing.feature.audit-days': Record<never, never>
  /** Reports by email */
  readonly 'billing.feature.reports': Record<never, never>
  /** Directory provisioning */
  readonly 'billing.feature.provisioning': Record<never, never>
  /** {limit, plural, one {# member} other {# members}} */
  readonly 'billing.counted.users': Readonly<Record<'limit', number>>
  /** {limit, plural, one {# sub-account} other {# sub-accounts}} */
  readonly 'billing.counted.sub-accounts': Readonly<Record<'limit', number>>
  /** {limit, plural, one {# single sign-on connection} other {# single sign-on connections}} */
  readonly 'billing.counted.sso': Readonly<Record<'limit', number>>
  /** {limit, plural, one {# webhook} other {# webhooks}} */
  readonly 'billing.counted.webhooks': Readonly<Record<'limit', number>>
  /** {limit, plural, one {# API token} other {# API tokens}} */
  readonly 'billing.counted.api-tokens': Readonly<Record<'limit', number>>
  /** {limit, plural, one {# API token call} other {# API token calls}} per billing period */
  readonly 'billing.counted.api-calls': Readonly<Record<'limit', number>>
  /** {limit, plural, one {Audit log of # day} other {Audit log of # days}} */
  readonly 'billing.counted.audit-days': Readonly<Record<'limit', number>>
}
