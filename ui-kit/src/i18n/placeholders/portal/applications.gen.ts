// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/applications`, each with the values it takes. */
export interface ApplicationsPlaceholders {
  /** Applications */
  readonly 'applications.title': Record<never, never>
  /** Who in your account may open what. */
  readonly 'applications.lead': Record<never, never>
  /** Search applications */
  readonly 'applications.search': Record<never, never>
  /** {count, plural, one {# application} other {# applications}} */
  readonly 'applications.count': Readonly<Record<'count', number>>
  /** Application */
  readonly 'applications.application': Record<never, never>
  /** Access */
  readonly 'applications.access': Record<never, never>
  /** People */
  readonly 'applications.people': Record<never, never>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'applications.peopleCount': Readonly<Record<'count', number>>
  /** Address */
  readonly 'applications.url': Record<never, never>
  /** Everyone */
  readonly 'applications.everyone': Record<never, never>
  /** Chosen people */
  readonly 'applications.chosen': Record<never, never>
  /** Off */
  readonly 'applications.off': Record<never, never>
  /** All */
  readonly 'applications.all': Record<never, never>
  /** Choose people */
  readonly 'applications.choose': Record<never, never>
  /** See who may open it */
  readonly 'applications.see': Record<never, never>
  /** No applications yet */
  readonly 'applications.empty': Record<never, never>
  /** The applications of your account are listed here as soon as it has some. */
  readonly 'applications.emptyText': Record<never, never>
  /** Who may open {name}? */
  readonly 'applications.who': Readonly<Record<'name', string>>
  /** They see it in their list of applications at once. */
  readonly 'applications.atOnce': Record<never, never>
  /** {count, plural, one {The access of # person didn’t change. The others are saved.} other {The access of # people didn’t change. The others are saved.}} */
  readonly 'applications.refused': Readonly<Record<'count', number>>
  /** Everyone in your account. */
  readonly 'applications.free': Record<never, never>
  /** People who join have it at once. Nobody has to be chosen, and nobody can be left out. */
  readonly 'applications.freeText': Record<never, never>
  /** Search people by name or email */
  readonly 'applications.searchPeople': Record<never, never>
  /** Save access */
  readonly 'applications.save': Record<never, never>
  /** Applications of {name} */
  readonly 'applications.ofUser': Readonly<Record<'name', string>>
  /** Open to everyone: {names}. */
  readonly 'applications.freeOnes': Readonly<Record<'names', string>>
  /** There is no application that people are chosen for. */
  readonly 'applications.noneToChoose': Record<never, never>
  /** We couldn’t load the access */
  readonly 'applications.unread': Record<never, never>
  /** Try again */
  readonly 'applications.tryAgain': Record<never, never>
  /** Close */
  readonly 'applications.close': Record<never, never>
  /** Assignment action failed */
  readonly 'errors.assignment-failed.title': Record<never, never>
  /** Try again or contact support. */
  readonly 'errors.assignment-failed': Record<never, never>
  /** The account isn’t known */
  readonly 'errors.tenant-not-defined.title': Record<never, never>
  /** Sign in again, then try once more. */
  readonly 'errors.tenant-not-defined': Record<never, never>
  /** This application is gone */
  readonly 'errors.application-gone.title': Record<never, never>
  /** Your account no longer has it, or the link is old. */
  readonly 'errors.application-gone': Record<never, never>
}
