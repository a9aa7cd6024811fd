// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/shell`, each with the values it takes. */
export interface ShellPlaceholders {
  /** Loading the administration… */
  readonly 'portal.loading': Record<never, never>
  /** {app, select, none {Back to the application} other {Back to {app}}} */
  readonly 'portal.closeTo': Readonly<Record<'app', string>>
  /** Close the administration */
  readonly 'portal.close': Record<never, never>
  /** Escape moves to the button that closes it. */
  readonly 'portal.leaveByEscape': Record<never, never>
  /** Open menu */
  readonly 'portal.openMenu': Record<never, never>
  /** Search */
  readonly 'portal.search': Record<never, never>
  /** Loading {section}… */
  readonly 'portal.loadingSection': Readonly<Record<'section', string>>
  /** We couldn’t load {section} */
  readonly 'portal.failedTitle': Readonly<Record<'section', string>>
  /** The rest of the administration works. */
  readonly 'portal.failed': Record<never, never>
  /** This page isn’t open to you */
  readonly 'portal.notHereTitle': Record<never, never>
  /** The link may be old, or an administrator has to give you access first. */
  readonly 'portal.notHere': Record<never, never>
  /** This page isn’t part of this application */
  readonly 'portal.notBuiltTitle': Record<never, never>
  /** There is no page for {section} here. An administrator can’t change that. */
  readonly 'portal.notBuilt': Readonly<Record<'section', string>>
  /** There’s nothing to manage here */
  readonly 'portal.nothingTitle': Record<never, never>
  /** An administrator of your account can give you access. */
  readonly 'portal.nothing': Record<never, never>
  /** Go to {section} */
  readonly 'portal.goToSection': Readonly<Record<'section', string>>
  /** You */
  readonly 'portal.group.you': Record<never, never>
  /** Organization */
  readonly 'portal.group.organisation': Record<never, never>
  /** Security and access */
  readonly 'portal.group.security': Record<never, never>
  /** Build and billing */
  readonly 'portal.group.build': Record<never, never>
  /** Profile */
  readonly 'portal.section.profile': Record<never, never>
  /** Privacy */
  readonly 'portal.section.privacy': Record<never, never>
  /** Personal tokens */
  readonly 'portal.section.personalApiTokens': Record<never, never>
  /** Account */
  readonly 'portal.section.account': Record<never, never>
  /** Users */
  readonly 'portal.section.users': Record<never, never>
  /** Groups */
  readonly 'portal.section.groups': Record<never, never>
  /** Roles */
  readonly 'portal.section.roles': Record<never, never>
  /** Applications */
  readonly 'portal.section.applications': Record<never, never>
  /** Sub-accounts */
  readonly 'portal.section.allAccounts': Record<never, never>
  /** Security */
  readonly 'portal.section.security': Record<never, never>
  /** Single sign-on */
  readonly 'portal.section.sso': Record<never, never>
  /** Provisioning */
  readonly 'portal.section.provisioning': Record<never, never>
  /** Audit log */
  readonly 'portal.section.audits': Record<never, never>
  /** API tokens */
  readonly 'portal.section.apiTokens': Record<never, never>
  /** Webhooks */
  readonly 'portal.section.webhooks': Record<never, never>
  /** Usage */
  readonly 'portal.section.usage': Record<never, never>
  /** Reports */
  readonly 'portal.section.reports': Record<never, never>
  /** Subscription */
  readonly 'portal.section.subscriptions': Record<never, never>
  /** Menu */
  readonly 'portal.menu': Record<never, never>
}
