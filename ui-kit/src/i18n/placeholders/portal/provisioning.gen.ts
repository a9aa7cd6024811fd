// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/provisioning`, each with the values it takes. */
export interface ProvisioningPlaceholders {
  /** Provisioning */
  readonly 'provisioning.title': Record<never, never>
  /** Your directory adds, changes and removes people here by itself. */
  readonly 'provisioning.lead': Record<never, never>
  /** Add connection */
  readonly 'provisioning.create': Record<never, never>
  /** Search connections */
  readonly 'provisioning.search': Record<never, never>
  /** {count, plural, one {# connection} other {# connections}} */
  readonly 'provisioning.count': Readonly<Record<'count', number>>
  /** No directory yet */
  readonly 'provisioning.empty': Record<never, never>
  /** Connect Okta, Entra ID or another directory, and people come and go with it. */
  readonly 'provisioning.emptyText': Record<never, never>
  /** Settings */
  readonly 'provisioning.edit': Record<never, never>
  /** Details */
  readonly 'provisioning.show': Record<never, never>
  /** Remove connection */
  readonly 'provisioning.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'provisioning.removeTitle': Readonly<Record<'name', string>>
  /** Its token stops at once, so the directory can no longer change anything here. */
  readonly 'provisioning.removeText': Record<never, never>
  /** Keep connection */
  readonly 'provisioning.keep': Record<never, never>
  /** Its people */
  readonly 'provisioning.itsPeople': Record<never, never>
  /** {count, plural, one {Its # person} other {Its # people}} */
  readonly 'provisioning.itsCount': Readonly<Record<'count', number>>
  /** Keep them as ordinary users */
  readonly 'provisioning.keepPeople': Record<never, never>
  /** They stay signed in, with their roles. You manage them here from now on. */
  readonly 'provisioning.keepPeopleHelp': Record<never, never>
  /** Remove them too */
  readonly 'provisioning.removePeople': Record<never, never>
  /** They are signed out at once and lose their access here. You can’t undo this. */
  readonly 'provisioning.removePeopleHelp': Record<never, never>
  /** Names, addresses and groups of these people are changed in their directory. Their roles are given here. */
  readonly 'provisioning.note': Record<never, never>
  /** This connection is gone */
  readonly 'provisioning.gone': Record<never, never>
  /** Connection */
  readonly 'provisioning.connection': Record<never, never>
  /** Status */
  readonly 'provisioning.status': Record<never, never>
  /** Connected */
  readonly 'provisioning.connected': Record<never, never>
  /** Waiting for first sync */
  readonly 'provisioning.waiting': Record<never, never>
  /** People */
  readonly 'provisioning.people': Record<never, never>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'provisioning.peopleCount': Readonly<Record<'count', number>>
  /** Added to Users */
  readonly 'provisioning.access': Record<never, never>
  /** Yes */
  readonly 'provisioning.yes': Record<never, never>
  /** No */
  readonly 'provisioning.no': Record<never, never>
  /** Last sync */
  readonly 'provisioning.lastSync': Record<never, never>
  /** Never */
  readonly 'provisioning.never': Record<never, never>
  /** Last refused */
  readonly 'provisioning.lastRefusal': Record<never, never>
  /** {name} still has access */
  readonly 'provisioning.keptAccessTitle': Readonly<Record<'name', string>>
  /** {directory} wanted to take it, and was refused. */
  readonly 'provisioning.keptAccessText': Readonly<Record<'directory', string>>
  /** Created */
  readonly 'provisioning.created': Record<never, never>
  /** Other directory */
  readonly 'provisioning.other': Record<never, never>
  /** Directory */
  readonly 'provisioning.directory': Record<never, never>
  /** Name */
  readonly 'provisioning.name': Record<never, never>
  /** You find the connection by this name in the list. */
  readonly 'provisioning.nameHelp': Record<never, never>
  /** Add its people to Users */
  readonly 'provisioning.addPeople': Record<never, never>
  /** They get access at once. */
  readonly 'provisioning.addPeopleOn': Record<never, never>
  /** We keep a copy of the directory, but nobody gets access. */
  readonly 'provisioning.addPeopleOff': Record<never, never>
  /** Add and show token */
  readonly 'provisioning.save': Record<never, never>
  /** Connection ID */
  readonly 'provisioning.id': Record<never, never>
  /** Secret token */
  readonly 'provisioning.token': Record<never, never>
  /** Token ends {date} */
  readonly 'provisioning.tokenEnds': Readonly<Record<'date', string>>
  /** Token ended */
  readonly 'provisioning.tokenEnded': Record<never, never>
  /** New token not in use */
  readonly 'provisioning.tokenUnused': Record<never, never>
  /** The token of {name} ends on {date} */
  readonly 'provisioning.tokenEndsTitle': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** After that {directory} is refused, and nothing changes here. Replace the token before: the former one stays accepted for a while. */
  readonly 'provisioning.tokenEndsText': Readonly<Record<'directory', string>>
  /** The token of {name} has ended */
  readonly 'provisioning.tokenEndedTitle': Readonly<Record<'name', string>>
  /** {directory} is refused now. Replace the token, and paste the new one there. */
  readonly 'provisioning.tokenEndedText': Readonly<Record<'directory', string>>
  /** {directory} still uses the former token */
  readonly 'provisioning.tokenUnusedTitle': Readonly<Record<'directory', string>>
  /** It is accepted until {date}. Paste the new one there before. */
  readonly 'provisioning.tokenUnusedText': Readonly<Record<'date', string>>
  /** Actions for {name} */
  readonly 'provisioning.actionsFor': Readonly<Record<'name', string>>
  /** Continue set-up */
  readonly 'provisioning.continueSetUp': Record<never, never>
  /** Set-up steps */
  readonly 'provisioning.showSetUp': Record<never, never>
  /** added {date} */
  readonly 'provisioning.addedOn': Readonly<Record<'date', string>>
  /** Overview */
  readonly 'provisioning.overview': Record<never, never>
  /** For {directory} */
  readonly 'provisioning.forDirectory': Readonly<Record<'directory', string>>
  /** SCIM address */
  readonly 'provisioning.address': Record<never, never>
  /** We do not know the SCIM address */
  readonly 'provisioning.noAddress': Record<never, never>
  /** Ask the team that runs this application for it. They find it by the ID of the connection. */
  readonly 'provisioning.noAddressText': Record<never, never>
  /** Tokens */
  readonly 'provisioning.tokens': Record<never, never>
  /** The directory proves with one of them that it may change people here. */
  readonly 'provisioning.tokensLead': Record<never, never>
  /** No token is accepted now. */
  readonly 'provisioning.noTokens': Record<never, never>
  /** Token created {date} */
  readonly 'provisioning.tokenOf': Readonly<Record<'date', string>>
  /** Accepted, without an end */
  readonly 'provisioning.accepted': Record<never, never>
  /** Accepted until {date} */
  readonly 'provisioning.acceptedUntil': Readonly<Record<'date', string>>
  /** last used {date} */
  readonly 'provisioning.lastUsed': Readonly<Record<'date', string>>
  /** not used yet */
  readonly 'provisioning.unused': Record<never, never>
  /** The token expires */
  readonly 'provisioning.expires': Record<never, never>
  /** Replace token */
  readonly 'provisioning.rotate': Record<never, never>
  /** Replace the token of {name}? */
  readonly 'provisioning.rotateTitle': Readonly<Record<'name', string>>
  /** You get a new token, shown once. The present one stays accepted meanwhile, so the directory goes on. You then see until when. */
  readonly 'provisioning.rotateText': Record<never, never>
  /** Create new token */
  readonly 'provisioning.rotateConfirm': Record<never, never>
  /** Paste it into {directory}. The former token is accepted until {date}. */
  readonly 'provisioning.rotatedLead': Readonly<Record<'directory', string>> & Readonly<Record<'date', string>>
  /** We show it once. If you lose it, replace it again. */
  readonly 'provisioning.onceRotate': Record<never, never>
  /** People and groups */
  readonly 'provisioning.peopleGroups': Record<never, never>
  /** Their names, addresses and groups are changed in {directory}. Roles are given here. */
  readonly 'provisioning.peopleGroupsLead': Readonly<Record<'directory', string>>
  /** No group has come from a directory yet. Push one there, and it appears here by itself. */
  readonly 'provisioning.noGroups': Record<never, never>
  /** The groups could not be read. */
  readonly 'provisioning.groupsUnread': Record<never, never>
  /** {count, plural, =0 {Without people} one {# person} other {# people}} */
  readonly 'provisioning.groupPeople': Readonly<Record<'count', number>>
  /** No roles */
  readonly 'provisioning.noRoles': Record<never, never>
  /** Roles */
  readonly 'provisioning.roles': Record<never, never>
  /** Change roles */
  readonly 'provisioning.changeRoles': Record<never, never>
  /** Change roles: {name} */
  readonly 'provisioning.changeRolesOf': Readonly<Record<'name', string>>
  /** All members of this group have them. */
  readonly 'provisioning.rolesLead': Record<never, never>
  /** Save roles */
  readonly 'provisioning.saveRoles': Record<never, never>
  /** Sync log */
  readonly 'provisioning.log': Record<never, never>
  /** Enter a name for the connection. */
  readonly 'errors.connection-name-required': Record<never, never>
}
