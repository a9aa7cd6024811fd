// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/sub-accounts`, each with the values it takes. */
export interface SubAccountsPlaceholders {
  /** Sub-accounts */
  readonly 'subAccounts.title': Record<never, never>
  /** Accounts below yours, with users of their own. */
  readonly 'subAccounts.lead': Record<never, never>
  /** {count, plural, =0 {{name} has no accounts below it.} one {{name} has # account below it.} other {{name} has # accounts below it.}} */
  readonly 'subAccounts.below': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** Create sub-account */
  readonly 'subAccounts.create': Record<never, never>
  /** Search accounts */
  readonly 'subAccounts.search': Record<never, never>
  /** {count, plural, one {# account} other {# accounts}} */
  readonly 'subAccounts.count': Readonly<Record<'count', number>>
  /** No sub-accounts yet */
  readonly 'subAccounts.empty': Record<never, never>
  /** Create one for a customer, a brand or a site. It has its own users and settings. */
  readonly 'subAccounts.emptyText': Record<never, never>
  /** Show people */
  readonly 'subAccounts.edit': Record<never, never>
  /** Show people */
  readonly 'subAccounts.show': Record<never, never>
  /** Rename */
  readonly 'subAccounts.rename': Record<never, never>
  /** Access */
  readonly 'subAccounts.changeAccess': Record<never, never>
  /** Create below */
  readonly 'subAccounts.createBelow': Record<never, never>
  /** Delete */
  readonly 'subAccounts.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'subAccounts.removeTitle': Readonly<Record<'name', string>>
  /** Expand all */
  readonly 'subAccounts.openAll': Record<never, never>
  /** Collapse all */
  readonly 'subAccounts.closeAll': Record<never, never>
  /** Load {count, number} more below {name} */
  readonly 'subAccounts.more': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** {count, plural, one {# more account} other {# more accounts}} below {name} */
  readonly 'subAccounts.moreShown': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** Account */
  readonly 'subAccounts.account': Record<never, never>
  /** People */
  readonly 'subAccounts.people': Record<never, never>
  /** Accounts below */
  readonly 'subAccounts.accountsBelow': Record<never, never>
  /** Access from above */
  readonly 'subAccounts.access': Record<never, never>
  /** Created */
  readonly 'subAccounts.created': Record<never, never>
  /** By person */
  readonly 'subAccounts.defaultOff': Record<never, never>
  /** On for all */
  readonly 'subAccounts.defaultOn': Record<never, never>
  /** Always */
  readonly 'subAccounts.alwaysOn': Record<never, never>
  /** Manages its own */
  readonly 'subAccounts.managesOwn': Record<never, never>
  /** New sub-account */
  readonly 'subAccount.createTitle': Record<never, never>
  /** It gets its own users, settings and log. */
  readonly 'subAccount.createLead': Record<never, never>
  /** The account exists now, but its access was refused. Save again to send it. */
  readonly 'subAccount.createdPartly': Record<never, never>
  /** Name */
  readonly 'subAccount.name': Record<never, never>
  /** Below */
  readonly 'subAccount.parent': Record<never, never>
  /** Account ID */
  readonly 'subAccount.id': Record<never, never>
  /** It never changes. Without one, we make it from the name. */
  readonly 'subAccount.idHelp': Record<never, never>
  /** Use letters, digits, hyphens and underscores, 64 at most. */
  readonly 'subAccount.idForm': Record<never, never>
  /** It manages its own sub-accounts */
  readonly 'subAccount.managesOwn': Record<never, never>
  /** Its administrators create and change the accounts below it. */
  readonly 'subAccount.managesOwnHelp': Record<never, never>
  /** Create account */
  readonly 'subAccount.save': Record<never, never>
  /** {name} created */
  readonly 'subAccount.created': Readonly<Record<'name', string>>
  /** Access to {name} */
  readonly 'subAccount.accessTitle': Readonly<Record<'name', string>>
  /** Its own users always work in it. */
  readonly 'subAccount.accessLead': Record<never, never>
  /** Who from the accounts above may work here? */
  readonly 'subAccount.fromAbove': Record<never, never>
  /** Only people who are given access */
  readonly 'subAccount.defaultOff': Record<never, never>
  /** You give it at a person, in the account above. */
  readonly 'subAccount.defaultOffHelp': Record<never, never>
  /** Everyone, with exceptions */
  readonly 'subAccount.defaultOn': Record<never, never>
  /** Single people can be refused in the account above. */
  readonly 'subAccount.defaultOnHelp': Record<never, never>
  /** Everyone, without exception */
  readonly 'subAccount.alwaysOn': Record<never, never>
  /** Nobody can be refused. */
  readonly 'subAccount.alwaysOnHelp': Record<never, never>
  /** Save access */
  readonly 'subAccount.saveAccess': Record<never, never>
  /** Rename {name} */
  readonly 'subAccount.renameTitle': Readonly<Record<'name', string>>
  /** Save name */
  readonly 'subAccount.saveName': Record<never, never>
  /** {count, plural, =0 {Nobody is in it.} one {Its # person loses access.} other {Its # people lose access.}} */
  readonly 'subAccount.removeText': Readonly<Record<'count', number>>
  /** {count, plural, one {# account below it goes too} other {# accounts below it go too}}{people, plural, =0 {.} one {, with # person.} other {, with # people.}} */
  readonly 'subAccount.removeBelow': Readonly<Record<'count', number>> & Readonly<Record<'people', number>>
  /** Its people lose access, and all accounts below it go too. */
  readonly 'subAccount.removeUnknown': Record<never, never>
  /** You can’t undo this. */
  readonly 'subAccount.removeForGood': Record<never, never>
  /** {count, plural, one {Delete account} other {Delete # accounts}} */
  readonly 'subAccount.removeAll': Readonly<Record<'count', number>>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'subAccount.peopleCount': Readonly<Record<'count', number>>
  /** {count, plural, =0 {no accounts below} one {# account below} other {# accounts below}} */
  readonly 'subAccount.belowCount': Readonly<Record<'count', number>>
  /** We couldn’t load this account */
  readonly 'subAccount.unread': Record<never, never>
  /** Back to sub-accounts */
  readonly 'subAccount.back': Record<never, never>
  /** Users */
  readonly 'subAccountUsers.title': Record<never, never>
  /** Users of {name} */
  readonly 'subAccountUsers.of': Readonly<Record<'name', string>>
  /** Search by name or email */
  readonly 'subAccountUsers.search': Record<never, never>
  /** {count, plural, one {# person} other {# people}} */
  readonly 'subAccountUsers.count': Readonly<Record<'count', number>>
  /** Nobody is here yet */
  readonly 'subAccountUsers.empty': Record<never, never>
  /** Add people of your account, or others by their email addresses. */
  readonly 'subAccountUsers.emptyText': Record<never, never>
  /** User */
  readonly 'subAccountUsers.user': Record<never, never>
  /** From */
  readonly 'subAccountUsers.from': Record<never, never>
  /** Its own */
  readonly 'subAccountUsers.own': Record<never, never>
  /** Roles here */
  readonly 'subAccountUsers.rolesHere': Record<never, never>
  /** Works in accounts below */
  readonly 'subAccountUsers.mayEnter': Record<never, never>
  /** {name}: works in accounts below */
  readonly 'subAccountUsers.mayEnterOf': Readonly<Record<'name', string>>
  /** Works in accounts below: {value} */
  readonly 'subAccountUsers.mayEnterIs': Readonly<Record<'value', string>>
  /** Yes */
  readonly 'subAccountUsers.yes': Record<never, never>
  /** No */
  readonly 'subAccountUsers.no': Record<never, never>
  /** To choose who enters the accounts below, you need access to {name} yourself. */
  readonly 'subAccountUsers.needAccess': Readonly<Record<'name', string>>
  /** Add users */
  readonly 'subAccountUsers.add': Record<never, never>
  /** Add users to {name} */
  readonly 'subAccountUsers.addTitle': Readonly<Record<'name', string>>
  /** People of your accounts are in at once. Others get an email first. */
  readonly 'subAccountUsers.addLead': Record<never, never>
  /** Email addresses */
  readonly 'subAccountUsers.emails': Record<never, never>
  /** People of your account */
  readonly 'subAccountUsers.people': Record<never, never>
  /** Search people */
  readonly 'subAccountUsers.searchPeople': Record<never, never>
  /** Email addresses of others */
  readonly 'subAccountUsers.otherEmails': Record<never, never>
  /** One a line. */
  readonly 'subAccountUsers.emailsHelp': Record<never, never>
  /** {count, plural, one {# line has no full address: {lines}. Fix or remove it.} other {# lines have no full address: {lines}. Fix or remove them.}} */
  readonly 'subAccountUsers.emailsWrong': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** line {line, number}: {text} */
  readonly 'subAccountUsers.emailsLine': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** {count, plural, one {One text is not used: {lines}.} other {# texts are not used: {lines}.}} */
  readonly 'subAccountUsers.emailsUnread': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** Roles */
  readonly 'subAccountUsers.roles': Record<never, never>
  /** They may enter the accounts below */
  readonly 'subAccountUsers.allow': Record<never, never>
  /** {count, plural, =0 {Add users} one {Add user} other {Add # users}} */
  readonly 'subAccountUsers.addMany': Readonly<Record<'count', number>>
  /** Edit roles */
  readonly 'subAccountUsers.editRoles': Record<never, never>
  /** Roles of {name} */
  readonly 'subAccountUsers.rolesOf': Readonly<Record<'name', string>>
  /** They hold in this account. */
  readonly 'subAccountUsers.rolesLead': Record<never, never>
  /** Save roles */
  readonly 'subAccountUsers.saveRoles': Record<never, never>
  /** Remove user */
  readonly 'subAccountUsers.remove': Record<never, never>
  /** Remove */
  readonly 'subAccountUsers.removeSome': Record<never, never>
  /** Remove {name}? */
  readonly 'subAccountUsers.removeTitle': Readonly<Record<'name', string>>
  /** They lose their roles in {name}. Their other accounts stay. */
  readonly 'subAccountUsers.removeText': Readonly<Record<'name', string>>
  /** {count, plural, one {Remove # user?} other {Remove # users?}} */
  readonly 'subAccountUsers.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # user} other {Remove # users}} */
  readonly 'subAccountUsers.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # user removed} other {{succeeded, number} of # users removed}} */
  readonly 'subAccountUsers.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Enter a name for the account. */
  readonly 'errors.sub-account-name-required': Record<never, never>
  /** The account exists, without its access */
  readonly 'errors.sub-account-partly-saved.title': Record<never, never>
  /** Save again to send the access. */
  readonly 'errors.sub-account-partly-saved': Record<never, never>
  /** This account is gone */
  readonly 'errors.sub-account-not-found.title': Record<never, never>
  /** Another administrator removed it, or the link is old. */
  readonly 'errors.sub-account-not-found': Record<never, never>
  /** Enter at least one address. */
  readonly 'errors.sub-account-users-required': Record<never, never>
  /** Another account has this ID. Choose another one. */
  readonly 'errors.ER-TENANT-ID-TAKEN': Record<never, never>
  /** The account above manages this one */
  readonly 'errors.ER-SUB-ACCOUNT-NOT-MANAGED.title': Record<never, never>
  /** Ask an administrator there. */
  readonly 'errors.ER-SUB-ACCOUNT-NOT-MANAGED': Record<never, never>
}
