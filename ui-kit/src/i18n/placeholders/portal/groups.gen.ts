// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/groups`, each with the values it takes. */
export interface GroupsPlaceholders {
  /** Groups */
  readonly 'groups.title': Record<never, never>
  /** Give roles to many people at once. */
  readonly 'groups.lead': Record<never, never>
  /** Create group */
  readonly 'groups.create': Record<never, never>
  /** Search groups */
  readonly 'groups.search': Record<never, never>
  /** Group */
  readonly 'groups.group': Record<never, never>
  /** People */
  readonly 'groups.people': Record<never, never>
  /** Roles */
  readonly 'groups.roles': Record<never, never>
  /** Managed by */
  readonly 'groups.managedBy': Record<never, never>
  /** Admins */
  readonly 'groups.admins': Record<never, never>
  /** Directory */
  readonly 'groups.directory': Record<never, never>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'groups.peopleCount': Readonly<Record<'count', number>>
  /** {count, plural, one {# group} other {# groups}} */
  readonly 'groups.count': Readonly<Record<'count', number>>
  /** Edit */
  readonly 'groups.edit': Record<never, never>
  /** Show */
  readonly 'groups.show': Record<never, never>
  /** Delete group */
  readonly 'groups.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'groups.removeTitle': Readonly<Record<'name', string>>
  /** {count, plural, =0 {Nobody is in it. It cannot be brought back.} one {# person loses its roles at once. It cannot be brought back.} other {# people lose its roles at once. It cannot be brought back.}} */
  readonly 'groups.removeText': Readonly<Record<'count', number>>
  /** {count, plural, one {Delete # group?} other {Delete # groups?}} */
  readonly 'groups.removeManyTitle': Readonly<Record<'count', number>>
  /** Their people lose the roles of these groups at once. Groups cannot be brought back. */
  readonly 'groups.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # group} other {Delete # groups}} */
  readonly 'groups.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # group deleted} other {{succeeded, number} of # groups deleted}} */
  readonly 'groups.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** No groups yet */
  readonly 'groups.empty': Record<never, never>
  /** Put people into a group and give it roles. All of them have the roles at once. */
  readonly 'groups.emptyText': Record<never, never>
  /** {name} comes from your directory. */
  readonly 'groups.fromDirectory': Readonly<Record<'name', string>>
  /** Change it there. */
  readonly 'groups.changeThere': Record<never, never>
  /** {name} comes from your directory. Change it there; its roles are given here. */
  readonly 'groups.rolesHere': Readonly<Record<'name', string>>
  /** Details */
  readonly 'groups.details': Record<never, never>
  /** Name */
  readonly 'groups.name': Record<never, never>
  /** Description */
  readonly 'groups.description': Record<never, never>
  /** Color */
  readonly 'groups.color': Record<never, never>
  /** Metadata */
  readonly 'groups.metadata': Record<never, never>
  /** JSON for your own code. People never see it. */
  readonly 'groups.metadataHelp': Record<never, never>
  /** Save group */
  readonly 'groups.save': Record<never, never>
  /** Search people by name or email */
  readonly 'groups.searchPeople': Record<never, never>
  /** Search roles */
  readonly 'groups.searchRoles': Record<never, never>
  /** The group exists now, but a part of it was refused. Save again to send that part. */
  readonly 'groups.createdPartly': Record<never, never>
  /** Group settings */
  readonly 'groups.settings': Record<never, never>
  /** Settings of groups */
  readonly 'groups.settingsTitle': Record<never, never>
  /** Use groups */
  readonly 'groups.enabled': Record<never, never>
  /** Give people the roles of their groups */
  readonly 'groups.rolesEnabled': Record<never, never>
  /** Without it, groups only sort people. */
  readonly 'groups.rolesEnabledHelp': Record<never, never>
  /** Save settings */
  readonly 'groups.settingsSave': Record<never, never>
  /** Your directory manages this group */
  readonly 'errors.group-read-only.title': Record<never, never>
  /** Change it there. It is updated here by itself. */
  readonly 'errors.group-read-only': Record<never, never>
  /** A part is saved, the rest is not */
  readonly 'errors.group-partly-saved.title': Record<never, never>
  /** Your changes are still here. Save again to send the rest. */
  readonly 'errors.group-partly-saved': Record<never, never>
  /** Give the group a name. */
  readonly 'groups.nameMissing': Record<never, never>
  /** This group is gone */
  readonly 'groups.gone': Record<never, never>
  /** We couldn’t load this group */
  readonly 'groups.unread': Record<never, never>
  /** Another group has this name. Choose another one. */
  readonly 'errors.ER-GROUP-NAME-TAKEN': Record<never, never>
}
