// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/usage`, each with the values it takes. */
export interface UsagePlaceholders {
  /** Usage */
  readonly 'usage.title': Record<never, never>
  /** What this account uses, and how much of it your plan includes. */
  readonly 'usage.lead': Record<never, never>
  /** We couldn’t load the usage */
  readonly 'usage.failed': Record<never, never>
  /** Usage isn’t counted here */
  readonly 'usage.notOffered': Record<never, never>
  /** The service behind this account doesn’t count usage. No permission changes that. */
  readonly 'usage.notOfferedText': Record<never, never>
  /** Period */
  readonly 'usage.period': Record<never, never>
  /** {count, plural, one {Today} other {Last # days}} */
  readonly 'usage.lastDays': Readonly<Record<'count', number>>
  /** Last 12 months */
  readonly 'usage.year': Record<never, never>
  /** Days of your choice */
  readonly 'usage.ownDays': Record<never, never>
  /** Days */
  readonly 'usage.days': Record<never, never>
  /** Show by */
  readonly 'usage.step': Record<never, never>
  /** Day */
  readonly 'usage.day': Record<never, never>
  /** Week */
  readonly 'usage.week': Record<never, never>
  /** Month */
  readonly 'usage.month': Record<never, never>
  /** With sub-accounts */
  readonly 'usage.withBelow': Record<never, never>
  /** {period}, compared with {before} */
  readonly 'usage.compared': Readonly<Record<'period', string>> & Readonly<Record<'before', string>>
  /** We couldn’t load these days */
  readonly 'usage.notRead': Record<never, never>
  /** The numbers below are those of {period}. */
  readonly 'usage.stillShown': Readonly<Record<'period', string>>
  /** Try again */
  readonly 'usage.tryAgain': Record<never, never>
  /** Export CSV */
  readonly 'usage.export': Record<never, never>
  /** {file} is saved */
  readonly 'usage.exported': Readonly<Record<'file', string>>
  /** Totals */
  readonly 'usage.figures': Record<never, never>
  /** Members */
  readonly 'usage.members': Record<never, never>
  /** Seats */
  readonly 'usage.seats': Record<never, never>
  /** Active people */
  readonly 'usage.activePeople': Record<never, never>
  /** Sign-ins */
  readonly 'usage.signIns': Record<never, never>
  /** API token calls */
  readonly 'usage.tokenCalls': Record<never, never>
  /** With a second step */
  readonly 'usage.secondStep': Record<never, never>
  /** {share} of {total, number} */
  readonly 'usage.secondStepOf': Readonly<Record<'share', string>> & Readonly<Record<'total', number>>
  /** {used, number} of {limit, number} seats taken */
  readonly 'usage.ofSeats': Readonly<Record<'used', number>> & Readonly<Record<'limit', number>>
  /** {share} more than before (+{difference, number}) */
  readonly 'usage.more': Readonly<Record<'share', string>> & Readonly<Record<'difference', number>>
  /** {share} fewer than before (−{difference, number}) */
  readonly 'usage.fewer': Readonly<Record<'share', string>> & Readonly<Record<'difference', number>>
  /** As many as before */
  readonly 'usage.same': Record<never, never>
  /** None before */
  readonly 'usage.noneBefore': Record<never, never>
  /** Over time */
  readonly 'usage.overTime': Record<never, never>
  /** {name}: at most {most, number}, {when}. */
  readonly 'usage.chart': Readonly<Record<'name', string>> & Readonly<Record<'most', number>> & Readonly<Record<'when', string>>
  /** Show as table */
  readonly 'usage.asTable': Record<never, never>
  /** Show as table: {name} */
  readonly 'usage.asTableOf': Readonly<Record<'name', string>>
  /** Hide table */
  readonly 'usage.hideTable': Record<never, never>
  /** Hide table: {name} */
  readonly 'usage.hideTableOf': Readonly<Record<'name', string>>
  /** When */
  readonly 'usage.when': Record<never, never>
  /** Nothing happened in these days */
  readonly 'usage.nothing': Record<never, never>
  /** Sign-ins and calls with API tokens appear here. */
  readonly 'usage.nothingText': Record<never, never>
  /** Show the last 12 months */
  readonly 'usage.showYear': Record<never, never>
  /** Sign-ins by way */
  readonly 'usage.signInWays': Record<never, never>
  /** Way */
  readonly 'usage.way': Record<never, never>
  /** Password */
  readonly 'usage.way.password': Record<never, never>
  /** Link by email */
  readonly 'usage.way.link': Record<never, never>
  /** Code by email */
  readonly 'usage.way.code': Record<never, never>
  /** Code by text message */
  readonly 'usage.way.sms': Record<never, never>
  /** Passkey */
  readonly 'usage.way.passkey': Record<never, never>
  /** Social account */
  readonly 'usage.way.social': Record<never, never>
  /** Single sign-on */
  readonly 'usage.way.sso': Record<never, never>
  /** Calls by token */
  readonly 'usage.tokens': Record<never, never>
  /** Token */
  readonly 'usage.token': Record<never, never>
  /** Calls */
  readonly 'usage.calls': Record<never, never>
  /** {count, number} refused */
  readonly 'usage.refused': Readonly<Record<'count', number>>
  /** Difference */
  readonly 'usage.change': Record<never, never>
  /** Limits of your plan */
  readonly 'usage.features': Record<never, never>
  /** API token calls */
  readonly 'usage.feature.api-calls': Record<never, never>
  /** API tokens */
  readonly 'usage.feature.api-tokens': Record<never, never>
  /** Single sign-on connections */
  readonly 'usage.feature.sso': Record<never, never>
  /** Webhooks */
  readonly 'usage.feature.webhooks': Record<never, never>
  /** Sub-accounts */
  readonly 'usage.feature.sub-accounts': Record<never, never>
  /** {used, number} of {limit, number} */
  readonly 'usage.usedOf': Readonly<Record<'used', number>> & Readonly<Record<'limit', number>>
  /** {used, number} of {limit, number} used. */
  readonly 'usage.isUsed': Readonly<Record<'used', number>> & Readonly<Record<'limit', number>>
  /** This billing period: {used, number} of {limit, number} ({period}) */
  readonly 'usage.inPeriod': Readonly<Record<'used', number>> & Readonly<Record<'limit', number>> & Readonly<Record<'period', string>>
  /** {used, number}, without a limit */
  readonly 'usage.unlimited': Readonly<Record<'used', number>>
  /** The count begins again on {date}. */
  readonly 'usage.resets': Readonly<Record<'date', string>>
  /** {name}: the limit is reached */
  readonly 'usage.reached': Readonly<Record<'name', string>>
  /** {name}: the limit is near */
  readonly 'usage.near': Readonly<Record<'name', string>>
  /** {count, number} limits are reached */
  readonly 'usage.reachedMany': Readonly<Record<'count', number>>
  /** {count, number} limits are near or reached */
  readonly 'usage.nearMany': Readonly<Record<'count', number>>
  /** See plans */
  readonly 'usage.seePlans': Record<never, never>
  /** The limits are those of your own account, and so are the numbers beside them. */
  readonly 'usage.ownLimits': Record<never, never>
  /** By account */
  readonly 'usage.accounts': Record<never, never>
  /** Account */
  readonly 'usage.account': Record<never, never>
  /** What */
  readonly 'usage.part': Record<never, never>
  /** Name */
  readonly 'usage.name': Record<never, never>
  /** From */
  readonly 'usage.from': Record<never, never>
  /** To */
  readonly 'usage.to': Record<never, never>
  /** Number */
  readonly 'usage.value': Record<never, never>
  /** Before */
  readonly 'usage.before': Record<never, never>
  /** Limit */
  readonly 'usage.limit': Record<never, never>
}
