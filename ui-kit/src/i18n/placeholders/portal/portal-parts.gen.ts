// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/portal-parts`, each with the values it takes. */
export interface PortalPartsPlaceholders {
  /** Clear the search */
  readonly 'parts.clearSearch': Record<never, never>
  /** Pages */
  readonly 'parts.pages': Record<never, never>
  /** {range} of {total} */
  readonly 'parts.range': Readonly<Record<'range', string>> & Readonly<Record<'total', string>>
  /** Previous page */
  readonly 'parts.previousPage': Record<never, never>
  /** Next page */
  readonly 'parts.nextPage': Record<never, never>
  /** Rows per page */
  readonly 'parts.pageSize': Record<never, never>
  /** {count} per page */
  readonly 'parts.perPage': Readonly<Record<'count', string>>
  /** Choose */
  readonly 'parts.choose': Record<never, never>
  /** No matches. */
  readonly 'parts.noMatches': Record<never, never>
  /** {shown} of {total} shown. Search to find the others. */
  readonly 'parts.firstOf': Readonly<Record<'shown', string>> & Readonly<Record<'total', string>>
  /** {count, plural, one {# match} other {# matches}} */
  readonly 'parts.matches': Readonly<Record<'count', number>>
  /** Show choices */
  readonly 'parts.showChoices': Record<never, never>
  /** Chosen */
  readonly 'parts.chosen': Record<never, never>
  /** Remove {name} */
  readonly 'parts.remove': Readonly<Record<'name', string>>
  /** {name} removed. */
  readonly 'parts.removed': Readonly<Record<'name', string>>
  /** Notifications */
  readonly 'parts.notifications': Record<never, never>
  /** Dismiss */
  readonly 'parts.dismiss': Record<never, never>
  /** Less */
  readonly 'parts.less': Record<never, never>
  /** More */
  readonly 'parts.more': Record<never, never>
  /** From */
  readonly 'parts.from': Record<never, never>
  /** To */
  readonly 'parts.to': Record<never, never>
  /** This part did not load. Check your connection and try again. */
  readonly 'parts.notLoaded': Record<never, never>
  /** Enter a number. */
  readonly 'parts.number': Record<never, never>
  /** Enter a whole number. */
  readonly 'parts.wholeNumber': Record<never, never>
  /** Enter a number in steps of {step}. */
  readonly 'parts.numberSteps': Readonly<Record<'step', string>>
  /** Enter a number from {min} to {max}. */
  readonly 'parts.numberBetween': Readonly<Record<'min', string>> & Readonly<Record<'max', string>>
  /** Enter {min} or more. */
  readonly 'parts.numberFrom': Readonly<Record<'min', string>>
  /** Enter {max} or less. */
  readonly 'parts.numberTo': Readonly<Record<'max', string>>
  /** Enter the whole date. Missing: {parts}. */
  readonly 'parts.wholeDate': Readonly<Record<'parts', string>>
  /** day */
  readonly 'parts.day': Record<never, never>
  /** month */
  readonly 'parts.month': Record<never, never>
  /** year */
  readonly 'parts.year': Record<never, never>
  /** Choose a day from {min} to {max}. */
  readonly 'parts.dayBetween': Readonly<Record<'min', string>> & Readonly<Record<'max', string>>
  /** Choose {min} or a later day. */
  readonly 'parts.dayFrom': Readonly<Record<'min', string>>
  /** Choose {max} or an earlier day. */
  readonly 'parts.dayTo': Readonly<Record<'max', string>>
}
