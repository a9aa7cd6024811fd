// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/restrictions`, each with the values it takes. */
export interface RestrictionsPlaceholders {
  /** List */
  readonly 'restrictions.list': Record<never, never>
  /** Allow list */
  readonly 'restrictions.allow': Record<never, never>
  /** Block list */
  readonly 'restrictions.block': Record<never, never>
  /** On */
  readonly 'restrictions.on': Record<never, never>
  /** Off */
  readonly 'restrictions.off': Record<never, never>
  /** Your account shows this list, but it can’t be changed here. */
  readonly 'restrictions.viewOnly': Record<never, never>
  /** Leave it as it is */
  readonly 'restrictions.keep': Record<never, never>
  /** Cancel */
  readonly 'restrictions.cancel': Record<never, never>
  /** Add */
  readonly 'restrictions.add': Record<never, never>
  /** Adding… */
  readonly 'restrictions.adding': Record<never, never>
  /** Remove {name}? */
  readonly 'restrictions.removeTitle': Readonly<Record<'name', string>>
  /** While the list is on, this changes who gets in. */
  readonly 'restrictions.removeManyText': Record<never, never>
  /** IP addresses */
  readonly 'ipRestrictions.title': Record<never, never>
  /** Restrict by IP address */
  readonly 'ipRestrictions.use': Record<never, never>
  /** Checked at every sign-in and every call. */
  readonly 'ipRestrictions.useHelp': Record<never, never>
  /** Only addresses on the list get in. */
  readonly 'ipRestrictions.allowHelp': Record<never, never>
  /** Addresses on the list are kept out. */
  readonly 'ipRestrictions.blockHelp': Record<never, never>
  /** Allowed addresses */
  readonly 'ipRestrictions.allowed': Record<never, never>
  /** Blocked addresses */
  readonly 'ipRestrictions.blocked': Record<never, never>
  /** Search address or note */
  readonly 'ipRestrictions.search': Record<never, never>
  /** {count, plural, one {# address} other {# addresses}} */
  readonly 'ipRestrictions.count': Readonly<Record<'count', number>>
  /** Address */
  readonly 'ipRestrictions.address': Record<never, never>
  /** An address, or a network such as 203.0.113.0/24. */
  readonly 'ipRestrictions.addressHelp': Record<never, never>
  /** Note */
  readonly 'ipRestrictions.note': Record<never, never>
  /** For example the name of the office. */
  readonly 'ipRestrictions.noteHelp': Record<never, never>
  /** Added */
  readonly 'ipRestrictions.added': Record<never, never>
  /** Add address */
  readonly 'ipRestrictions.add': Record<never, never>
  /** Add an address */
  readonly 'ipRestrictions.addTitle': Record<never, never>
  /** {count, plural, one {Add # address} other {Add # addresses}} */
  readonly 'ipRestrictions.addMany': Readonly<Record<'count', number>>
  /** No addresses on this list */
  readonly 'ipRestrictions.empty': Record<never, never>
  /** Add an address or a network, or paste a whole list. */
  readonly 'ipRestrictions.emptyText': Record<never, never>
  /** Remove address */
  readonly 'ipRestrictions.remove': Record<never, never>
  /** While the list is on, nobody at this address gets in. */
  readonly 'ipRestrictions.removeAllowed': Record<never, never>
  /** People at this address get in again. */
  readonly 'ipRestrictions.removeBlocked': Record<never, never>
  /** {count, plural, one {Remove # address?} other {Remove # addresses?}} */
  readonly 'ipRestrictions.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # address} other {Remove # addresses}} */
  readonly 'ipRestrictions.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # address removed} other {{succeeded, number} of # addresses removed}} */
  readonly 'ipRestrictions.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Your own address, {ip}, is not on the list. */
  readonly 'ipRestrictions.ownMissing': Readonly<Record<'ip', string>>
  /** If the list is on, you are shut out. */
  readonly 'ipRestrictions.ownMissingText': Record<never, never>
  /** Add my address */
  readonly 'ipRestrictions.addOwn': Record<never, never>
  /** Your own address, {ip}, is on the list. */
  readonly 'ipRestrictions.ownBlocked': Readonly<Record<'ip', string>>
  /** Remove it before you turn the list on. */
  readonly 'ipRestrictions.ownBlockedText': Record<never, never>
  /** This would shut you out */
  readonly 'ipRestrictions.guardTitle': Record<never, never>
  /** Your address, {ip}, is not on the allow list. */
  readonly 'ipRestrictions.guardText': Readonly<Record<'ip', string>>
  /** We add it with the note “{note}”. You can remove it later. Others outside the list are shut out too. */
  readonly 'ipRestrictions.guardNote': Readonly<Record<'note', string>>
  /** Keep it off */
  readonly 'ipRestrictions.guardKeep': Record<never, never>
  /** Add mine and turn on */
  readonly 'ipRestrictions.guardConfirm': Record<never, never>
  /** Paste a list */
  readonly 'ipRestrictions.paste': Record<never, never>
  /** One address or network a line. A note may follow it. */
  readonly 'ipRestrictions.pasteLead': Record<never, never>
  /** Addresses */
  readonly 'ipRestrictions.pasteField': Record<never, never>
  /** Paste at least one address. */
  readonly 'ipRestrictions.pasteNone': Record<never, never>
  /** None of these lines begins with an address. */
  readonly 'ipRestrictions.pasteWrong': Record<never, never>
  /** {count, plural, one {# address added. These lines have none: correct them, or close.} other {# addresses added. These lines have none: correct them, or close.}} */
  readonly 'ipRestrictions.pasteLeft': Readonly<Record<'count', number>>
  /** Lines without an address */
  readonly 'ipRestrictions.faults': Record<never, never>
  /** Line {line, number}: “{text}” does not begin with an address. */
  readonly 'ipRestrictions.faultWrong': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** Line {line, number}: {text} is there already. It is added once. */
  readonly 'ipRestrictions.faultTwice': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** {count, plural, one {and # more line} other {and # more lines}} */
  readonly 'ipRestrictions.faultsMore': Readonly<Record<'count', number>>
  /** Enter an IP address, or a network such as 203.0.113.0/24. */
  readonly 'errors.ip-address-invalid': Record<never, never>
  /** This address is on the list already. */
  readonly 'errors.ER-IP-RESTRICTION-EXISTS': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-not-allowed.title': Record<never, never>
  /** Your own address is not on the allow list. Add it first. */
  readonly 'errors.ip-not-allowed': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-blocked.title': Record<never, never>
  /** Your own address is on the block list. Remove it first. */
  readonly 'errors.ip-blocked': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-admits-own.title': Record<never, never>
  /** Only this entry lets your own address in. Add another one first, or turn the list off. */
  readonly 'errors.ip-admits-own': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-blocks-own.title': Record<never, never>
  /** Your own address would be on the block list, which is on. */
  readonly 'errors.ip-blocks-own': Record<never, never>
  /** Email domains */
  readonly 'domainRestrictions.title': Record<never, never>
  /** Restrict email domains */
  readonly 'domainRestrictions.use': Record<never, never>
  /** Checked when people are invited or sign up. People already here keep access. */
  readonly 'domainRestrictions.useHelp': Record<never, never>
  /** Only these domains may join. */
  readonly 'domainRestrictions.allowHelp': Record<never, never>
  /** These domains may not join. */
  readonly 'domainRestrictions.blockHelp': Record<never, never>
  /** Refuse free mail */
  readonly 'domainRestrictions.freeMail': Record<never, never>
  /** Gmail, Outlook.com and others like them, while the restriction is on. */
  readonly 'domainRestrictions.freeMailHelp': Record<never, never>
  /** Allowed domains */
  readonly 'domainRestrictions.allowed': Record<never, never>
  /** Blocked domains */
  readonly 'domainRestrictions.blocked': Record<never, never>
  /** Search domains */
  readonly 'domainRestrictions.search': Record<never, never>
  /** {count, plural, one {# domain} other {# domains}} */
  readonly 'domainRestrictions.count': Readonly<Record<'count', number>>
  /** Domain */
  readonly 'domainRestrictions.domain': Record<never, never>
  /** The part after the @, such as acme.test. */
  readonly 'domainRestrictions.domainHelp': Record<never, never>
  /** Add domain */
  readonly 'domainRestrictions.add': Record<never, never>
  /** Add a domain */
  readonly 'domainRestrictions.addTitle': Record<never, never>
  /** No domains on this list */
  readonly 'domainRestrictions.empty': Record<never, never>
  /** Add the domains of your company and its partners. */
  readonly 'domainRestrictions.emptyText': Record<never, never>
  /** Remove domain */
  readonly 'domainRestrictions.remove': Record<never, never>
  /** While the list is on, nobody with this domain may join. People already here keep access. */
  readonly 'domainRestrictions.removeAllowed': Record<never, never>
  /** People with this domain may join again. */
  readonly 'domainRestrictions.removeBlocked': Record<never, never>
  /** {count, plural, one {Remove # domain?} other {Remove # domains?}} */
  readonly 'domainRestrictions.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # domain} other {Remove # domains}} */
  readonly 'domainRestrictions.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # domain removed} other {{succeeded, number} of # domains removed}} */
  readonly 'domainRestrictions.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Enter a domain such as acme.test. */
  readonly 'errors.email-domain-invalid': Record<never, never>
  /** This domain is on the list already. */
  readonly 'errors.ER-DOMAIN-RESTRICTION-EXISTS': Record<never, never>
}
