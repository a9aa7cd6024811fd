// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

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
  /** This directory can no longer change anyone here. */
  readonly 'provisioning.removeText': Record<never, never>
  /** Keep connection */
  readonly 'provisioning.keep': Record<never, never>
  /** Its people */
  readonly 'provisioning.itsPeople': Record<never, never>
  /** {count, plural, one {Its # person} other {Its # people}} */
  readonly 'provisioning.itsCount': Readonly<Record<'count', number>>
  /** Keep them as ordinary users */
  readonly 'provisioning.keepPeople': Record<never, never>
  /** You manage them here from now on. */
  readonly 'provisioning.keepPeopleHelp': Record<never, never>
  /** Remove them too */
  readonly 'provisioning.removePeople': Record<never, never>
  /** They are signed out at once. You can’t undo this. */
  readonly 'provisioning.removePeopleHelp': Record<never, never>
  /** People who come from a directory are changed there, not here. Their groups show the name of the directory. */
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
  /** Created */
  readonly 'provisioning.created': Record<never, never>
  /** Other directory */
  readonly 'provisioning.other': Record<never, never>
  /** Add a directory */
  readonly 'provisioning.createTitle': Record<never, never>
  /** We give you a token for it. */
  readonly 'provisioning.createLead': Record<never, never>
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
  /** Save connection */
  readonly 'provisioning.saveChanges': Record<never, never>
  /** Connection ID */
  readonly 'provisioning.id': Record<never, never>
  /** Secret token */
  readonly 'provisioning.token': Record<never, never>
  /** Added. Copy the token into your directory now. */
  readonly 'provisioning.tokenLead': Record<never, never>
  /** We can’t show it again. If you lose it, remove the connection and add a new one. */
  readonly 'provisioning.once': Record<never, never>
  /** Enter a name for the connection. */
  readonly 'errors.connection-name-required': Record<never, never>
}
