// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/users`, each with the values it takes. */
export interface UsersPlaceholders {
  /** Users */
  readonly 'users.title': Record<never, never>
  /** Invite users */
  readonly 'users.invite': Record<never, never>
  /** Search by name or email */
  readonly 'users.search': Record<never, never>
  /** {count, plural, one {# person} other {# people}} */
  readonly 'users.count': Readonly<Record<'count', number>>
  /** Nobody else is here yet */
  readonly 'users.empty': Record<never, never>
  /** Invite people by email, or copy a link and send it yourself. */
  readonly 'users.emptyText': Record<never, never>
  /** User */
  readonly 'users.user': Record<never, never>
  /** Phone number */
  readonly 'users.phoneNumber': Record<never, never>
  /** User name */
  readonly 'users.username': Record<never, never>
  /** Status */
  readonly 'users.status': Record<never, never>
  /** Applications */
  readonly 'users.applications': Record<never, never>
  /** Groups */
  readonly 'users.groups': Record<never, never>
  /** Roles */
  readonly 'users.roles': Record<never, never>
  /** Joined */
  readonly 'users.joinedAt': Record<never, never>
  /** Last seen */
  readonly 'users.lastSeen': Record<never, never>
  /** Managed by */
  readonly 'users.managedBy': Record<never, never>
  /** Never */
  readonly 'users.never': Record<never, never>
  /** Never signed in */
  readonly 'users.neverSignedIn': Record<never, never>
  /** Here now */
  readonly 'users.hereNow': Record<never, never>
  /** and {count, number} more */
  readonly 'users.andMore': Readonly<Record<'count', number>>
  /** Active */
  readonly 'users.active': Record<never, never>
  /** Invited */
  readonly 'users.invited': Record<never, never>
  /** Disabled */
  readonly 'users.disabled': Record<never, never>
  /** Locked */
  readonly 'users.locked': Record<never, never>
  /** Ends {date} */
  readonly 'users.ends': Readonly<Record<'date', string>>
  /** Ended {date} */
  readonly 'users.ended': Readonly<Record<'date', string>>
  /** No second step */
  readonly 'users.noSecondStep': Record<never, never>
  /** You */
  readonly 'users.you': Record<never, never>
  /** This account */
  readonly 'users.here': Record<never, never>
  /** Directory */
  readonly 'users.directory': Record<never, never>
  /** You can’t do this to yourself. */
  readonly 'users.yourself': Record<never, never>
  /** They belong to another account. Change them there. */
  readonly 'users.otherAccount': Record<never, never>
  /** Everyone who can sign in, and their access. */
  readonly 'users.lead': Record<never, never>
  /** chosen */
  readonly 'users.chosen': Record<never, never>
  /** It unlocks the account too. */
  readonly 'users.resetUnlocks': Record<never, never>
  /** Add roles */
  readonly 'users.addRoles': Record<never, never>
  /** Remove */
  readonly 'users.removeSome': Record<never, never>
  /** Keep users */
  readonly 'users.keepAll': Record<never, never>
  /** {total, plural, one {{succeeded, number} of # email sent} other {{succeeded, number} of # emails sent}} */
  readonly 'users.resentOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** {total, plural, one {{succeeded, number} of # user signed out} other {{succeeded, number} of # users signed out}} */
  readonly 'users.signedOutOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Attention */
  readonly 'users.preset': Record<never, never>
  /** Without a second step */
  readonly 'users.preset.mfa-unenrolled': Record<never, never>
  /** With a leaked password */
  readonly 'users.preset.breached-passwords': Record<never, never>
  /** Not seen for 90 days */
  readonly 'users.preset.inactive': Record<never, never>
  /** Role */
  readonly 'users.role': Record<never, never>
  /** Group */
  readonly 'users.group': Record<never, never>
  /** Application */
  readonly 'users.application': Record<never, never>
  /** Signs in with */
  readonly 'users.provider': Record<never, never>
  /** Password or code */
  readonly 'users.provider.local': Record<never, never>
  /** Single sign-on */
  readonly 'users.provider.saml': Record<never, never>
  /** Directory */
  readonly 'users.provider.scim2': Record<never, never>
  /** View details */
  readonly 'users.open': Record<never, never>
  /** Edit roles */
  readonly 'users.editRoles': Record<never, never>
  /** Send invitation again */
  readonly 'users.resendInvitation': Record<never, never>
  /** Send activation again */
  readonly 'users.resendActivation': Record<never, never>
  /** Send password reset */
  readonly 'users.resetPassword': Record<never, never>
  /** Set an end date */
  readonly 'users.endDate': Record<never, never>
  /** Change the end date */
  readonly 'users.changeEndDate': Record<never, never>
  /** Sign out everywhere */
  readonly 'users.endSessions': Record<never, never>
  /** Enable */
  readonly 'users.enable': Record<never, never>
  /** Disable */
  readonly 'users.disable': Record<never, never>
  /** Remove user */
  readonly 'users.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'users.removeTitle': Readonly<Record<'name', string>>
  /** They’re signed out everywhere and lose access at once. Roles, groups and tokens don’t come back with a new invitation. */
  readonly 'users.removeText': Record<never, never>
  /** Keep user */
  readonly 'users.keep': Record<never, never>
  /** {count, plural, one {Remove # user?} other {Remove # users?}} */
  readonly 'users.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # user} other {Remove # users}} */
  readonly 'users.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # user removed} other {{succeeded, number} of # users removed}} */
  readonly 'users.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Disable {name}? */
  readonly 'users.disableTitle': Readonly<Record<'name', string>>
  /** They can’t sign in until you enable them again. Their roles and groups stay. */
  readonly 'users.disableText': Record<never, never>
  /** {count, plural, one {Disable # user?} other {Disable # users?}} */
  readonly 'users.disableManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Disable # user} other {Disable # users}} */
  readonly 'users.disableMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # user disabled} other {{succeeded, number} of # users disabled}} */
  readonly 'users.disabledOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** {total, plural, one {{succeeded, number} of # user enabled} other {{succeeded, number} of # users enabled}} */
  readonly 'users.enabledOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Lock */
  readonly 'users.lock': Record<never, never>
  /** Lock {name}? */
  readonly 'users.lockTitle': Readonly<Record<'name', string>>
  /** They’re signed out everywhere, and can’t sign in until you unlock them or they choose a new password. */
  readonly 'users.lockText': Record<never, never>
  /** {count, plural, one {Lock # user?} other {Lock # users?}} */
  readonly 'users.lockManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Lock # user} other {Lock # users}} */
  readonly 'users.lockMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # user locked} other {{succeeded, number} of # users locked}} */
  readonly 'users.lockedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Unlock */
  readonly 'users.unlock': Record<never, never>
  /** Unlock {name}? */
  readonly 'users.unlockTitle': Readonly<Record<'name', string>>
  /** They can sign in again at once. */
  readonly 'users.unlockText': Record<never, never>
  /** {count, plural, one {Unlock # user?} other {Unlock # users?}} */
  readonly 'users.unlockManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Unlock # user} other {Unlock # users}} */
  readonly 'users.unlockMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # user unlocked} other {{succeeded, number} of # users unlocked}} */
  readonly 'users.unlockedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Enable {name}? */
  readonly 'users.enableTitle': Readonly<Record<'name', string>>
  /** They can sign in again, with the same roles and groups. */
  readonly 'users.enableText': Record<never, never>
  /** {count, plural, one {Enable # user?} other {Enable # users?}} */
  readonly 'users.enableManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Enable # user} other {Enable # users}} */
  readonly 'users.enableMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # user has the new roles} other {{succeeded, number} of # users have the new roles}} */
  readonly 'users.rolesChangedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Sign out {name} everywhere? */
  readonly 'users.endSessionsTitle': Readonly<Record<'name', string>>
  /** All sessions end at once. They can sign in again. */
  readonly 'users.endSessionsText': Record<never, never>
  /** Invitation sent to {email} */
  readonly 'users.invitationSent': Readonly<Record<'email', string>>
  /** Activation sent to {email} */
  readonly 'users.activationSent': Readonly<Record<'email', string>>
  /** Password reset sent to {email} */
  readonly 'users.resetSent': Readonly<Record<'email', string>>
  /** {name} is signed out everywhere */
  readonly 'users.sessionsEnded': Readonly<Record<'name', string>>
  /** This account can’t be locked here */
  readonly 'errors.ER-USER-NOT-LOCKABLE.title': Record<never, never>
  /** They belong to other accounts too. Disable them in this account instead. */
  readonly 'errors.ER-USER-NOT-LOCKABLE': Record<never, never>
  /** A directory manages this person */
  readonly 'errors.ER-USER-READ-ONLY.title': Record<never, never>
  /** Change name, address and phone in the directory. Roles can be changed here. */
  readonly 'errors.ER-USER-READ-ONLY': Record<never, never>
  /** This user isn’t in the list */
  readonly 'errors.user-not-in-state.title': Record<never, never>
  /** Load the list again, then try once more. */
  readonly 'errors.user-not-in-state': Record<never, never>
  /** This user is gone */
  readonly 'errors.user-not-found.title': Record<never, never>
  /** Another administrator removed them. Nothing was changed. */
  readonly 'errors.user-not-found': Record<never, never>
  /** This day is over */
  readonly 'errors.expiry-in-past.title': Record<never, never>
  /** Choose a day after today. */
  readonly 'errors.expiry-in-past': Record<never, never>
  /** This is your own account */
  readonly 'errors.ER-USER-SELF.title': Record<never, never>
  /** You can’t end your own access. Ask another administrator. */
  readonly 'errors.ER-USER-SELF': Record<never, never>
  /** Temporary access is off */
  readonly 'errors.ER-TEMPORARY-USERS-OFF.title': Record<never, never>
  /** In this account, access has no last day. */
  readonly 'errors.ER-TEMPORARY-USERS-OFF': Record<never, never>
}
