// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/api-tokens`, each with the values it takes. */
export interface ApiTokensPlaceholders {
  /** API tokens */
  readonly 'apiTokens.title': Record<never, never>
  /** Programs use these to act for this account. */
  readonly 'apiTokens.lead': Record<never, never>
  /** Create token */
  readonly 'apiTokens.create': Record<never, never>
  /** Search name or client ID */
  readonly 'apiTokens.search': Record<never, never>
  /** {count, plural, one {# API token} other {# API tokens}} */
  readonly 'apiTokens.count': Readonly<Record<'count', number>>
  /** No API tokens yet */
  readonly 'apiTokens.empty': Record<never, never>
  /** Create a token for a program that works without a person. */
  readonly 'apiTokens.emptyText': Record<never, never>
  /** Details */
  readonly 'apiTokens.edit': Record<never, never>
  /** Details */
  readonly 'apiTokens.show': Record<never, never>
  /** Delete token */
  readonly 'apiTokens.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'apiTokens.removeTitle': Readonly<Record<'name', string>>
  /** Programs that use this token are refused from then on. You can’t undo this. */
  readonly 'apiTokens.removeText': Record<never, never>
  /** {count, plural, one {Delete # API token?} other {Delete # API tokens?}} */
  readonly 'apiTokens.removeManyTitle': Readonly<Record<'count', number>>
  /** Programs that use these tokens are refused from then on. You can’t undo this. */
  readonly 'apiTokens.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # API token} other {Delete # API tokens}} */
  readonly 'apiTokens.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # API token deleted} other {{succeeded, number} of # API tokens deleted}} */
  readonly 'apiTokens.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** It acts for this account, whoever created it. */
  readonly 'apiTokens.createLead': Record<never, never>
  /** Personal tokens */
  readonly 'personalApiTokens.title': Record<never, never>
  /** They act as you, with your roles. */
  readonly 'personalApiTokens.lead': Record<never, never>
  /** Create token */
  readonly 'personalApiTokens.create': Record<never, never>
  /** Search name or client ID */
  readonly 'personalApiTokens.search': Record<never, never>
  /** {count, plural, one {# personal token} other {# personal tokens}} */
  readonly 'personalApiTokens.count': Readonly<Record<'count', number>>
  /** No personal tokens yet */
  readonly 'personalApiTokens.empty': Record<never, never>
  /** Create a token for a script or a tool that works for you. */
  readonly 'personalApiTokens.emptyText': Record<never, never>
  /** Details */
  readonly 'personalApiTokens.edit': Record<never, never>
  /** Details */
  readonly 'personalApiTokens.show': Record<never, never>
  /** Delete token */
  readonly 'personalApiTokens.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'personalApiTokens.removeTitle': Readonly<Record<'name', string>>
  /** Programs that use this token are refused from then on. You can’t undo this. */
  readonly 'personalApiTokens.removeText': Record<never, never>
  /** {count, plural, one {Delete # personal token?} other {Delete # personal tokens?}} */
  readonly 'personalApiTokens.removeManyTitle': Readonly<Record<'count', number>>
  /** Programs that use these tokens are refused from then on. You can’t undo this. */
  readonly 'personalApiTokens.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # personal token} other {Delete # personal tokens}} */
  readonly 'personalApiTokens.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # personal token deleted} other {{succeeded, number} of # personal tokens deleted}} */
  readonly 'personalApiTokens.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** It acts as you, with your roles. */
  readonly 'personalApiTokens.createLead': Record<never, never>
  /** Create a token */
  readonly 'apiToken.createTitle': Record<never, never>
  /** Replace… */
  readonly 'apiToken.replace': Record<never, never>
  /** Replace {name} */
  readonly 'apiToken.replaceTitle': Readonly<Record<'name', string>>
  /** What is it for? */
  readonly 'apiToken.description': Record<never, never>
  /** You find it by this name in the list. */
  readonly 'apiToken.descriptionHelp': Record<never, never>
  /** Enter what the token is for. */
  readonly 'apiToken.descriptionMissing': Record<never, never>
  /** Roles */
  readonly 'apiToken.roles': Record<never, never>
  /** Expires */
  readonly 'apiToken.expires': Record<never, never>
  /** Never */
  readonly 'apiToken.never': Record<never, never>
  /** Never expires */
  readonly 'apiToken.neverEnds': Record<never, never>
  /** Create token */
  readonly 'apiToken.save': Record<never, never>
  /** Token */
  readonly 'apiToken.token': Record<never, never>
  /** Created */
  readonly 'apiToken.created': Record<never, never>
  /** Created by */
  readonly 'apiToken.createdBy': Record<never, never>
  /** Ended {date} */
  readonly 'apiToken.ended': Readonly<Record<'date', string>>
  /** State */
  readonly 'apiToken.state': Record<never, never>
  /** Live */
  readonly 'apiToken.live': Record<never, never>
  /** Ended */
  readonly 'apiToken.endedOnes': Record<never, never>
  /** Kind */
  readonly 'apiToken.kind': Record<never, never>
  /** Client ID and secret */
  readonly 'apiToken.clientCredentials': Record<never, never>
  /** Access token */
  readonly 'apiToken.accessToken': Record<never, never>
  /** Client ID */
  readonly 'apiToken.clientId': Record<never, never>
  /** This token is gone */
  readonly 'apiToken.gone': Record<never, never>
  /** Created. Copy the secret now. */
  readonly 'apiToken.createdLead': Record<never, never>
  /** Delete the old {name}? */
  readonly 'apiToken.removeFormerTitle': Readonly<Record<'name', string>>
  /** Programs that still use it stop working at once. You can delete it later from the list. */
  readonly 'apiToken.removeFormerText': Record<never, never>
  /** Delete the old one now */
  readonly 'apiToken.removeFormer': Record<never, never>
  /** Later */
  readonly 'apiToken.removeLater': Record<never, never>
  /** When does the old {name} end? */
  readonly 'apiToken.endFormerTitle': Readonly<Record<'name', string>>
  /** Programs that still use it are refused from then on. You can end it later from the list. */
  readonly 'apiToken.endFormerText': Record<never, never>
  /** Old token ends */
  readonly 'apiToken.formerEnds': Record<never, never>
  /** Now */
  readonly 'apiToken.endNow': Record<never, never>
  /** In an hour */
  readonly 'apiToken.endInHour': Record<never, never>
  /** In a day */
  readonly 'apiToken.endInDay': Record<never, never>
  /** End the old one */
  readonly 'apiToken.endFormer': Record<never, never>
  /** We can’t show it again. If you lose it, delete the token and create a new one. */
  readonly 'apiToken.once': Record<never, never>
  /** Enter what the token is for. */
  readonly 'errors.api-token-description-required': Record<never, never>
  /** Choose when the token expires. */
  readonly 'errors.api-token-expiry-invalid': Record<never, never>
}
