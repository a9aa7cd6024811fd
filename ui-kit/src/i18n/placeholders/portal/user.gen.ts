// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/user`, each with the values it takes. */
export interface UserPlaceholders {
  /** This user is gone */
  readonly 'user.gone': Record<never, never>
  /** Another administrator removed them, or the link is old. */
  readonly 'user.goneText': Record<never, never>
  /** We couldn’t load this user */
  readonly 'user.unread': Record<never, never>
  /** Close */
  readonly 'user.close': Record<never, never>
  /** Phone */
  readonly 'user.phone': Record<never, never>
  /** Signs in with */
  readonly 'user.signsInWith': Record<never, never>
  /** Second step */
  readonly 'user.secondStep': Record<never, never>
  /** Set up */
  readonly 'user.secondStepOn': Record<never, never>
  /** Not set up */
  readonly 'user.secondStepOff': Record<never, never>
  /** Email */
  readonly 'user.email': Record<never, never>
  /** not confirmed */
  readonly 'user.unverified': Record<never, never>
  /** Access ends */
  readonly 'user.ends': Record<never, never>
  /** User ID */
  readonly 'user.id': Record<never, never>
  /** Roles */
  readonly 'user.roles': Record<never, never>
  /** What they may do, and where it comes from. */
  readonly 'user.rolesLead': Record<never, never>
  /** No roles yet. */
  readonly 'user.noRoles': Record<never, never>
  /** Given here */
  readonly 'user.direct': Record<never, never>
  /** Groups */
  readonly 'user.groups': Record<never, never>
  /** In no group. */
  readonly 'user.noGroups': Record<never, never>
  /** Applications */
  readonly 'user.applications': Record<never, never>
  /** No applications. */
  readonly 'user.noApplications': Record<never, never>
  /** Open to everyone */
  readonly 'user.forEveryone': Record<never, never>
  /** Activity */
  readonly 'user.activity': Record<never, never>
  /** Nothing yet. */
  readonly 'user.noActivity': Record<never, never>
  /** Try again */
  readonly 'user.tryAgain': Record<never, never>
  /** Loading… */
  readonly 'user.loading': Record<never, never>
  /** More actions */
  readonly 'user.more': Record<never, never>
  /** Roles of {name} */
  readonly 'user.rolesOf': Readonly<Record<'name', string>>
  /** {count, plural, one {Roles for # user} other {Roles for # users}} */
  readonly 'user.rolesOfMany': Readonly<Record<'count', number>>
  /** Save roles */
  readonly 'user.saveRoles': Record<never, never>
  /** {count, plural, one {From the group {groups}} other {From the groups {groups}}} */
  readonly 'user.fromGroup': Readonly<Record<'count', number>> & Readonly<Record<'groups', string>>
  /** {count, plural, one {Roles from the group {groups} stay.} other {Roles from the groups {groups} stay.}} */
  readonly 'user.groupRolesStay': Readonly<Record<'count', number>> & Readonly<Record<'groups', string>>
  /** The chosen roles are added. All other roles stay. */
  readonly 'user.rolesOfManyLead': Record<never, never>
  /** High */
  readonly 'user.severe': Record<never, never>
  /** Copy the user ID */
  readonly 'user.copyId': Record<never, never>
  /** Send resets to all */
  readonly 'user.resetAll': Record<never, never>
  /** Send a password reset to all of them? */
  readonly 'user.resetAllTitle': Record<never, never>
  /** Everyone with a leaked password gets an email to choose a new one. */
  readonly 'user.resetAllText': Record<never, never>
  /** Password resets sent */
  readonly 'user.resetAllSent': Record<never, never>
  /** You can move the day at any time. */
  readonly 'user.endLead': Record<never, never>
  /** After that day they can’t sign in. */
  readonly 'user.endHelp': Record<never, never>
  /** When does {name} lose access? */
  readonly 'user.endOf': Readonly<Record<'name', string>>
  /** Last day */
  readonly 'user.endDay': Record<never, never>
  /** Choose a day after today. */
  readonly 'user.endMissing': Record<never, never>
  /** Temporary access */
  readonly 'user.temporary': Record<never, never>
  /** Access doesn’t end. */
  readonly 'user.permanent': Record<never, never>
  /** Save */
  readonly 'user.saveEnd': Record<never, never>
  /** Name, address and phone are changed there. Roles are given here. */
  readonly 'user.fromDirectory': Record<never, never>
}
