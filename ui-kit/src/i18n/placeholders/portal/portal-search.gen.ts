// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/portal-search`, each with the values it takes. */
export interface PortalSearchPlaceholders {
  /** Search */
  readonly 'portalSearch.title': Record<never, never>
  /** Search sections, settings and people */
  readonly 'portalSearch.label': Record<never, never>
  /** Sections */
  readonly 'portalSearch.sections': Record<never, never>
  /** Settings */
  readonly 'portalSearch.settings': Record<never, never>
  /** People */
  readonly 'portalSearch.people': Record<never, never>
  /** {count, plural, one {# result} other {# results}} */
  readonly 'portalSearch.found': Readonly<Record<'count', number>>
  /** Nothing contains “{text}”. */
  readonly 'portalSearch.none': Readonly<Record<'text', string>>
  /** Searching people… */
  readonly 'portalSearch.searching': Record<never, never>
  /** We couldn’t search people. */
  readonly 'portalSearch.peopleFailed': Record<never, never>
  /** Use single keys: / searches, J and K move by rows */
  readonly 'portalSearch.keys': Record<never, never>
  /** Overview */
  readonly 'portalSearch.security.overview': Record<never, never>
  /** Sign-in */
  readonly 'portalSearch.security.generalSettings': Record<never, never>
  /** Second step */
  readonly 'portalSearch.security.mfa': Record<never, never>
  /** Lockout */
  readonly 'portalSearch.security.userLockout': Record<never, never>
  /** Old passwords */
  readonly 'portalSearch.security.passwordHistory': Record<never, never>
  /** Rotation */
  readonly 'portalSearch.security.passwordRotation': Record<never, never>
  /** Sessions */
  readonly 'portalSearch.security.sessionManagement': Record<never, never>
  /** Idle time */
  readonly 'portalSearch.security.idleSessionTimeout': Record<never, never>
  /** Longest session */
  readonly 'portalSearch.security.forceReLogin': Record<never, never>
  /** Devices at once */
  readonly 'portalSearch.security.maximumConcurrentSessions': Record<never, never>
  /** IP addresses */
  readonly 'portalSearch.security.ipRestrictions': Record<never, never>
  /** Email domains */
  readonly 'portalSearch.security.domainRestrictions': Record<never, never>
  /** Settings */
  readonly 'portalSearch.account.settings': Record<never, never>
  /** Logo */
  readonly 'portalSearch.account.logo': Record<never, never>
  /** Company name */
  readonly 'portalSearch.account.companyName': Record<never, never>
  /** Website */
  readonly 'portalSearch.account.website': Record<never, never>
  /** Address */
  readonly 'portalSearch.account.address': Record<never, never>
  /** Time zone */
  readonly 'portalSearch.account.timezone': Record<never, never>
  /** Dates */
  readonly 'portalSearch.account.dateFormat': Record<never, never>
  /** Times */
  readonly 'portalSearch.account.timeFormat': Record<never, never>
  /** Currency */
  readonly 'portalSearch.account.currency': Record<never, never>
  /** Sign-in page */
  readonly 'portalSearch.account.signInPage': Record<never, never>
  /** Compare */
  readonly 'portalSearch.roles.compare': Record<never, never>
  /** Email */
  readonly 'portalSearch.webhooks.email': Record<never, never>
  /** SMS */
  readonly 'portalSearch.webhooks.sms': Record<never, never>
  /** Slack */
  readonly 'portalSearch.webhooks.slack': Record<never, never>
  /** Name */
  readonly 'portalSearch.profile.name': Record<never, never>
  /** Email */
  readonly 'portalSearch.profile.email': Record<never, never>
  /** Phone number */
  readonly 'portalSearch.profile.phoneNumber': Record<never, never>
  /** Job title */
  readonly 'portalSearch.profile.jobTitle': Record<never, never>
  /** Second step */
  readonly 'portalSearch.privacy.factors': Record<never, never>
}
