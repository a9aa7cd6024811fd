// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/roles`, each with the values it takes. */
export interface RolesPlaceholders {
  /** Roles */
  readonly 'roles.title': Record<never, never>
  /** What people and tokens may do in this account. */
  readonly 'roles.lead': Record<never, never>
  /** Create role */
  readonly 'roles.create': Record<never, never>
  /** All roles */
  readonly 'roles.list': Record<never, never>
  /** Compare */
  readonly 'roles.compare': Record<never, never>
  /** Search roles */
  readonly 'roles.search': Record<never, never>
  /** {count, plural, one {# role} other {# roles}} */
  readonly 'roles.count': Readonly<Record<'count', number>>
  /** A role is a set of permissions */
  readonly 'roles.empty': Record<never, never>
  /** Give people a role, and they may do what it says. */
  readonly 'roles.emptyText': Record<never, never>
  /** Role */
  readonly 'roles.role': Record<never, never>
  /** Kind */
  readonly 'roles.kind': Record<never, never>
  /** Built in */
  readonly 'roles.builtIn': Record<never, never>
  /** Custom */
  readonly 'roles.custom': Record<never, never>
  /** Default */
  readonly 'roles.default': Record<never, never>
  /** Level */
  readonly 'roles.level': Record<never, never>
  /** A smaller number ranks higher. People give and change roles of their own level, and of those below it. */
  readonly 'roles.levelNote': Record<never, never>
  /** Permissions */
  readonly 'roles.permissions': Record<never, never>
  /** {held} of {total} */
  readonly 'roles.held': Readonly<Record<'held', string>> & Readonly<Record<'total', string>>
  /** All */
  readonly 'roles.allHeld': Record<never, never>
  /** People */
  readonly 'roles.people': Record<never, never>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'roles.peopleCount': Readonly<Record<'count', number>>
  /** Changed */
  readonly 'roles.changed': Record<never, never>
  /** Edit */
  readonly 'roles.edit': Record<never, never>
  /** View */
  readonly 'roles.show': Record<never, never>
  /** Duplicate */
  readonly 'roles.duplicate': Record<never, never>
  /** Delete role */
  readonly 'roles.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'roles.removeTitle': Readonly<Record<'name', string>>
  /** {count, plural, =0 {Nobody holds it.} one {# person holds it and loses it at once.} other {# people hold it and lose it at once.}} It can’t be brought back. */
  readonly 'roles.removeText': Readonly<Record<'count', number>>
  /** People and tokens that hold it lose it at once. It can’t be brought back. */
  readonly 'roles.removeUnknown': Record<never, never>
  /** {name} (copy) */
  readonly 'roles.copyOf': Readonly<Record<'name', string>>
  /** Create a role */
  readonly 'roles.createTitle': Record<never, never>
  /** Name it after what people do, then choose what they may. */
  readonly 'roles.createLead': Record<never, never>
  /** Name */
  readonly 'roles.name': Record<never, never>
  /** Key */
  readonly 'roles.key': Record<never, never>
  /** For your code. It stays the same when the name changes. */
  readonly 'roles.keyHelp': Record<never, never>
  /** Use letters, digits, dots, hyphens and underscores only. */
  readonly 'roles.keyForm': Record<never, never>
  /** Description */
  readonly 'roles.description': Record<never, never>
  /** People at level {level} or above can give this role. */
  readonly 'roles.levelHelp': Readonly<Record<'level', string>>
  /** Enter a whole number, {least} or more. */
  readonly 'roles.levelMissing': Readonly<Record<'least', string>>
  /** Give to everyone who joins */
  readonly 'roles.joining': Record<never, never>
  /** {names} is given now. */
  readonly 'roles.joiningNow': Readonly<Record<'names', string>>
  /** {held} of {total}. Locked ones belong to every role. */
  readonly 'roles.permissionsHelp': Readonly<Record<'held', string>> & Readonly<Record<'total', string>>
  /** Save role */
  readonly 'roles.save': Record<never, never>
  /** Saving the role… */
  readonly 'roles.saving': Record<never, never>
  /** Creating the role… */
  readonly 'roles.creating': Record<never, never>
  /** This role is built in, so it can’t be changed. */
  readonly 'roles.builtInReason': Record<never, never>
  /** Duplicate it to make one of your own. */
  readonly 'roles.builtInRemedy': Record<never, never>
  /** Search permissions */
  readonly 'roles.searchPermissions': Record<never, never>
  /** No permission matches “{text}”. */
  readonly 'roles.noMatches': Readonly<Record<'text', string>>
  /** Open {name} */
  readonly 'roles.openCategory': Readonly<Record<'name', string>>
  /** Close {name} */
  readonly 'roles.closeCategory': Readonly<Record<'name', string>>
  /** Other */
  readonly 'roles.otherCategory': Record<never, never>
  /** Always, part of every role */
  readonly 'roles.always': Record<never, never>
  /** Never for roles of an account */
  readonly 'roles.never': Record<never, never>
  /** Held through {key} */
  readonly 'roles.wider': Readonly<Record<'key', string>>
  /** Held */
  readonly 'roles.fixed': Record<never, never>
  /** Not held */
  readonly 'roles.notHeld': Record<never, never>
  /** Permissions by role */
  readonly 'roles.matrix': Record<never, never>
  /** Permission */
  readonly 'roles.onePermission': Record<never, never>
  /** Differences only */
  readonly 'roles.differences': Record<never, never>
  /** Roles shown */
  readonly 'roles.shownRoles': Record<never, never>
  /** Export as CSV */
  readonly 'roles.export': Record<never, never>
  /** Yes */
  readonly 'roles.yes': Record<never, never>
  /** No */
  readonly 'roles.no': Record<never, never>
  /** These roles don’t differ. */
  readonly 'roles.noDifferences': Record<never, never>
  /** Arrow keys move between the boxes. */
  readonly 'roles.arrows': Record<never, never>
  /** {role}, {permission} */
  readonly 'roles.cell': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}, changed */
  readonly 'roles.cellChanged': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}: always, can’t be taken away */
  readonly 'roles.cellAlways': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}: held through {key} */
  readonly 'roles.cellWider': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>> & Readonly<Record<'key', string>>
  /** {role}, {permission}: held */
  readonly 'roles.cellFixed': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}: never */
  readonly 'roles.cellNever': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** Signs */
  readonly 'roles.legend': Record<never, never>
  /** Always, for everyone */
  readonly 'roles.legendAlways': Record<never, never>
  /** Held through a wider permission or fixed by a built-in role */
  readonly 'roles.legendWider': Record<never, never>
  /** Never for this role */
  readonly 'roles.legendNever': Record<never, never>
  /** {count, plural, one {# change in {roles}.} other {# changes in {roles}.}} */
  readonly 'roles.changes': Readonly<Record<'count', number>> & Readonly<Record<'roles', string>>
  /** {role} ({count, plural, one {# person} other {# people}}) */
  readonly 'roles.touched': Readonly<Record<'role', string>> & Readonly<Record<'count', number>>
  /** {roles} wasn’t saved. What you chose is still here. */
  readonly 'roles.notSaved': Readonly<Record<'roles', string>>
  /** This role is gone */
  readonly 'roles.gone': Record<never, never>
  /** A part is saved, the rest is not */
  readonly 'errors.role-partly-saved.title': Record<never, never>
  /** Your changes are still here. Save again to send the rest. */
  readonly 'errors.role-partly-saved': Record<never, never>
  /** This role is built in */
  readonly 'errors.role-built-in.title': Record<never, never>
  /** It can’t be changed. Duplicate it to make one of your own. */
  readonly 'errors.role-built-in': Record<never, never>
  /** This role is built in */
  readonly 'errors.ER-ROLE-BUILT-IN.title': Record<never, never>
  /** It can’t be changed. Duplicate it to make one of your own. */
  readonly 'errors.ER-ROLE-BUILT-IN': Record<never, never>
  /** Another role has this name. Choose another one. */
  readonly 'errors.ER-ROLE-NAME-TAKEN': Record<never, never>
  /** Another role has this key. Choose another one. */
  readonly 'errors.ER-ROLE-KEY-TAKEN': Record<never, never>
  /** This level is above your own. Choose a higher number. */
  readonly 'errors.ER-ROLE-LEVEL': Record<never, never>
  /** One of these permissions is for no role of an account. Leave it out. */
  readonly 'errors.ER-PERMISSION-NOT-ASSIGNABLE': Record<never, never>
}
