// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/sync-refusal`, each with the values it takes. */
export interface SyncRefusalPlaceholders {
  /** The token is not the one of this connection. */
  readonly 'syncRefusal.wrong-token': Record<never, never>
  /** Paste the token of this connection into the directory. If it is lost, replace it here. */
  readonly 'syncRefusal.wrong-token.fix': Record<never, never>
  /** The token had ended. */
  readonly 'syncRefusal.ended-token': Record<never, never>
  /** Replace the token here, and paste the new one into the directory. */
  readonly 'syncRefusal.ended-token.fix': Record<never, never>
  /** The directory called an address that does not exist. */
  readonly 'syncRefusal.unknown-address': Record<never, never>
  /** Compare the address in the directory with the one here. Add nothing to it. */
  readonly 'syncRefusal.unknown-address.fix': Record<never, never>
  /** The person did not come by this directory, or is gone. */
  readonly 'syncRefusal.unknown-person': Record<never, never>
  /** Remove the person from the app in the directory, then assign them again. */
  readonly 'syncRefusal.unknown-person.fix': Record<never, never>
  /** The group did not come by this directory, or is gone. */
  readonly 'syncRefusal.unknown-group': Record<never, never>
  /** Push the group again from the directory. */
  readonly 'syncRefusal.unknown-group.fix': Record<never, never>
  /** The directory used a call that has no place at this address. */
  readonly 'syncRefusal.wrong-method': Record<never, never>
  /** Choose SCIM 2.0 in the directory, and update its connector. */
  readonly 'syncRefusal.wrong-method.fix': Record<never, never>
  /** What the directory sent was not marked as JSON. */
  readonly 'syncRefusal.wrong-content-type': Record<never, never>
  /** Set the content type in the directory to application/scim+json. */
  readonly 'syncRefusal.wrong-content-type.fix': Record<never, never>
  /** What the directory sent could not be read. */
  readonly 'syncRefusal.unreadable-body': Record<never, never>
  /** Update the connector of the directory. If it goes on, send these details to its support. */
  readonly 'syncRefusal.unreadable-body.fix': Record<never, never>
  /** The directory sent more than one call may hold. */
  readonly 'syncRefusal.too-large': Record<never, never>
  /** Split the group, or send fewer members at a time. */
  readonly 'syncRefusal.too-large.fix': Record<never, never>
  /** The schema is not one of a person or a group. */
  readonly 'syncRefusal.wrong-schema': Record<never, never>
  /** Choose the schema of SCIM 2.0 in the attribute mapping of the directory. */
  readonly 'syncRefusal.wrong-schema.fix': Record<never, never>
  /** The kind of the change is unknown. */
  readonly 'syncRefusal.unknown-operation': Record<never, never>
  /** SCIM has add, replace and remove alone. Update the connector of the directory. */
  readonly 'syncRefusal.unknown-operation.fix': Record<never, never>
  /** The person has no user name. */
  readonly 'syncRefusal.user-name-missing': Record<never, never>
  /** Map a value to userName in the directory, such as the email address. */
  readonly 'syncRefusal.user-name-missing.fix': Record<never, never>
  /** The person has no email address. */
  readonly 'syncRefusal.email-missing': Record<never, never>
  /** Give the person an address in the directory, and map it to emails or userName. */
  readonly 'syncRefusal.email-missing.fix': Record<never, never>
  /** The group has no name. */
  readonly 'syncRefusal.group-name-missing': Record<never, never>
  /** Map the name of the group to displayName in the directory. */
  readonly 'syncRefusal.group-name-missing.fix': Record<never, never>
  /** A value does not have the form it needs. */
  readonly 'syncRefusal.wrong-value': Record<never, never>
  /** Correct the value or its mapping in the directory. The details name it. */
  readonly 'syncRefusal.wrong-value.fix': Record<never, never>
  /** A member of the group is not here yet. */
  readonly 'syncRefusal.unknown-member': Record<never, never>
  /** Assign the person to the app in the directory first, then push the group again. */
  readonly 'syncRefusal.unknown-member.fix': Record<never, never>
  /** Another person of this directory has this user name. */
  readonly 'syncRefusal.user-name-taken': Record<never, never>
  /** Give one of the two another user name in the directory. */
  readonly 'syncRefusal.user-name-taken.fix': Record<never, never>
  /** Another person has this email address. */
  readonly 'syncRefusal.email-taken': Record<never, never>
  /** Correct the address in the directory. If another directory brings the person, remove them there first. */
  readonly 'syncRefusal.email-taken.fix': Record<never, never>
  /** The email address belongs to a person who has other accounts, too. */
  readonly 'syncRefusal.person-of-other-account': Record<never, never>
  /** Invite the person in Users, or use another address in the directory. */
  readonly 'syncRefusal.person-of-other-account.fix': Record<never, never>
  /** Another group of this directory has this name. */
  readonly 'syncRefusal.group-name-taken': Record<never, never>
  /** Rename one of the two groups in the directory. */
  readonly 'syncRefusal.group-name-taken.fix': Record<never, never>
  /** The change names an attribute that is unknown here. */
  readonly 'syncRefusal.unknown-attribute': Record<never, never>
  /** Remove the attribute from the mapping in the directory. The details name it. */
  readonly 'syncRefusal.unknown-attribute.fix': Record<never, never>
  /** The path of an attribute could not be read. */
  readonly 'syncRefusal.wrong-path': Record<never, never>
  /** Correct the target attribute in the mapping of the directory. The details name it. */
  readonly 'syncRefusal.wrong-path.fix': Record<never, never>
  /** The change is of a value that only we set, such as id. */
  readonly 'syncRefusal.read-only-attribute': Record<never, never>
  /** Remove the attribute from the mapping in the directory. The details name it. */
  readonly 'syncRefusal.read-only-attribute.fix': Record<never, never>
  /** The change finds nothing that it could change. */
  readonly 'syncRefusal.no-target': Record<never, never>
  /** Run a full sync in the directory, so that both sides agree again. */
  readonly 'syncRefusal.no-target.fix': Record<never, never>
  /** The search of the directory could not be read. */
  readonly 'syncRefusal.wrong-filter': Record<never, never>
  /** Choose userName as the field that identifies people in the directory. */
  readonly 'syncRefusal.wrong-filter.fix': Record<never, never>
  /** The change has too many parts. */
  readonly 'syncRefusal.too-many': Record<never, never>
  /** Push the group with fewer changes at a time. */
  readonly 'syncRefusal.too-many.fix': Record<never, never>
  /** The person or group had changed in the meantime. */
  readonly 'syncRefusal.version-changed': Record<never, never>
  /** Nothing to do: the directory reads the newest state and tries again. */
  readonly 'syncRefusal.version-changed.fix': Record<never, never>
  /** The person is the last administrator here. */
  readonly 'syncRefusal.last-administrator': Record<never, never>
  /** Give another person the role of an administrator first. */
  readonly 'syncRefusal.last-administrator.fix': Record<never, never>
  /** The directory searched in a list that cannot be searched. */
  readonly 'syncRefusal.filter-not-offered': Record<never, never>
  /** Update the connector of the directory. People and groups are not affected. */
  readonly 'syncRefusal.filter-not-offered.fix': Record<never, never>
  /** The directory used a function that is not offered here, such as bulk. */
  readonly 'syncRefusal.not-offered': Record<never, never>
  /** Turn bulk operations off in the directory. */
  readonly 'syncRefusal.not-offered.fix': Record<never, never>
}
