// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/invite-users`, each with the values it takes. */
export interface InviteUsersPlaceholders {
  /** Invite users */
  readonly 'invite.title': Record<never, never>
  /** They get an email with a link to join. */
  readonly 'invite.lead': Record<never, never>
  /** How to invite */
  readonly 'invite.ways': Record<never, never>
  /** One person */
  readonly 'invite.one': Record<never, never>
  /** Several */
  readonly 'invite.many': Record<never, never>
  /** Email address */
  readonly 'invite.email': Record<never, never>
  /** Email addresses */
  readonly 'invite.emails': Record<never, never>
  /** One a line. You can paste CSV with names and phone numbers. */
  readonly 'invite.emailsHelp': Record<never, never>
  /** Enter at least one address. */
  readonly 'invite.emailsMissing': Record<never, never>
  /** {email} isn’t a full address. Fix or remove it. */
  readonly 'invite.emailWrong': Readonly<Record<'email', string>>
  /** {count, plural, one {# line has no full address: {lines}. Fix or remove it.} other {# lines have no full address: {lines}. Fix or remove them.}} */
  readonly 'invite.emailsWrong': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** line {line, number}: {text} */
  readonly 'invite.emailsLine': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** {count, plural, one {One text is not used: {lines}.} other {# texts are not used: {lines}.}} */
  readonly 'invite.emailsUnread': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** {count, plural, one {{people} has no name. Add it after the address and a comma.} other {{people} have no name. Add it after the address and a comma.}} */
  readonly 'invite.namesMissing': Readonly<Record<'count', number>> & Readonly<Record<'people', string>>
  /** {count, plural, one {{people} has no phone number. Add it after the address and a comma.} other {{people} have no phone number. Add it after the address and a comma.}} */
  readonly 'invite.phonesMissing': Readonly<Record<'count', number>> & Readonly<Record<'people', string>>
  /** Name */
  readonly 'invite.name': Record<never, never>
  /** Phone */
  readonly 'invite.phone': Record<never, never>
  /** Start with + and the country code. */
  readonly 'invite.phoneWrong': Record<never, never>
  /** Roles */
  readonly 'invite.roles': Record<never, never>
  /** Without a role they can sign in, and nothing more. */
  readonly 'invite.noRole': Record<never, never>
  /** {count, plural, one {Without a role they get the default: {roles}.} other {Without a role they get the defaults: {roles}.}} */
  readonly 'invite.defaultRoles': Readonly<Record<'count', number>> & Readonly<Record<'roles', string>>
  /** Applications */
  readonly 'invite.applications': Record<never, never>
  /** Invited without the applications. Assign them in the user’s menu. */
  readonly 'invite.unassigned': Record<never, never>
  /** Temporary access */
  readonly 'invite.temporary': Record<never, never>
  /** Choose a day after today. */
  readonly 'invite.dayMissing': Record<never, never>
  /** {count, plural, =0 {Send invites} one {Send invite} other {Send # invites}} */
  readonly 'invite.send': Readonly<Record<'count', number>>
  /** Sending… */
  readonly 'invite.sending': Record<never, never>
  /** Invite link */
  readonly 'invite.link': Record<never, never>
  /** {count, plural, one {# person invited} other {# people invited}} */
  readonly 'invite.resultAll': Readonly<Record<'count', number>>
  /** {invited, number} invited, {failed, plural, one {# needs attention} other {# need attention}} */
  readonly 'invite.result': Readonly<Record<'invited', number>> & Readonly<Record<'failed', number>>
  /** {invited, plural, =0 {No email was sent.} one {One email was sent, none to the people under “Not sent”.} other {# emails were sent, none to the people under “Not sent”.}} */
  readonly 'invite.resultLead': Readonly<Record<'invited', number>>
  /** Each of them has an email now. */
  readonly 'invite.allSent': Record<never, never>
  /** Not sent */
  readonly 'invite.failed': Record<never, never>
  /** Invited */
  readonly 'invite.invited': Record<never, never>
  /** Edit */
  readonly 'invite.edit': Record<never, never>
  /** Edit {email} */
  readonly 'invite.editOf': Readonly<Record<'email', string>>
  /** Open {name} */
  readonly 'invite.openUser': Readonly<Record<'name', string>>
  /** Show trace ID */
  readonly 'invite.showTrace': Record<never, never>
  /** {count, plural, one {Try the failed one again} other {Try the # failed ones again}} */
  readonly 'invite.retry': Readonly<Record<'count', number>>
  /** Show {count, number} more */
  readonly 'invite.showMore': Readonly<Record<'count', number>>
  /** Invite more */
  readonly 'invite.more': Record<never, never>
  /** Done */
  readonly 'invite.done': Record<never, never>
  /** Invite link */
  readonly 'invite.linkTitle': Record<never, never>
  /** Anyone with this link can join. Share it only with people you know. */
  readonly 'invite.linkLead': Record<never, never>
  /** Days until it ends */
  readonly 'invite.linkDays': Record<never, never>
  /** Choose a number from 1 to {count, number}. */
  readonly 'invite.linkDaysWrong': Readonly<Record<'count', number>>
  /** Send new members an email */
  readonly 'invite.linkMails': Record<never, never>
  /** Change */
  readonly 'invite.changeLink': Record<never, never>
  /** Save link */
  readonly 'invite.saveLink': Record<never, never>
  /** Create link */
  readonly 'invite.createLink': Record<never, never>
  /** Works until {date}. */
  readonly 'invite.linkEnds': Readonly<Record<'date', string>>
  /** Mail it */
  readonly 'invite.mailLink': Record<never, never>
  /** Join us */
  readonly 'invite.mailSubject': Record<never, never>
  /** Join with this link: {link} */
  readonly 'invite.mailBody': Readonly<Record<'link', string>>
  /** Delete link */
  readonly 'invite.deleteLink': Record<never, never>
  /** Delete the invite link? */
  readonly 'invite.deleteTitle': Record<never, never>
  /** The link stops working at once. People who joined with it stay. */
  readonly 'invite.deleteText': Record<never, never>
  /** Invite links are off for this account. */
  readonly 'invite.linksOff': Record<never, never>
  /** Creating the link… */
  readonly 'invite.creating': Record<never, never>
  /** Close */
  readonly 'invite.close': Record<never, never>
  /** Try again */
  readonly 'invite.tryAgain': Record<never, never>
  /** This person is here already */
  readonly 'errors.ER-USER-EXISTS.title': Record<never, never>
  /** They belong to this account already. Change their roles instead. */
  readonly 'errors.ER-USER-EXISTS': Record<never, never>
  /** This account is locked */
  readonly 'errors.ER-01240.title': Record<never, never>
  /** It can’t have an invite link now. Ask the support of this product. */
  readonly 'errors.ER-01240': Record<never, never>
  /** Invite links are off */
  readonly 'errors.ER-INVITE-LINKS-OFF.title': Record<never, never>
  /** Invite people by email instead. */
  readonly 'errors.ER-INVITE-LINKS-OFF': Record<never, never>
}
