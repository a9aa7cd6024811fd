// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

/** The messages of `portal/account`, each with the values it takes. */
export interface AccountPlaceholders {
  /** Account */
  readonly 'account.title': Record<never, never>
  /** There is nothing to set here */
  readonly 'account.nothing': Record<never, never>
  /** Name, address and formats for everyone. */
  readonly 'account.lead': Record<never, never>
  /** Settings */
  readonly 'account.settings': Record<never, never>
  /** Sign-in page */
  readonly 'account.signInPage': Record<never, never>
  /** We couldn’t load the settings of your account */
  readonly 'account.unread': Record<never, never>
  /** Logo */
  readonly 'account.logo': Record<never, never>
  /** SVG, PNG, JPEG or WebP, at least 128 px wide, {size} at most. */
  readonly 'account.logoHelp': Readonly<Record<'size', string>>
  /** Company name */
  readonly 'account.companyName': Record<never, never>
  /** Account ID */
  readonly 'account.id': Record<never, never>
  /** Website */
  readonly 'account.website': Record<never, never>
  /** Address */
  readonly 'account.address': Record<never, never>
  /** Printed on invoices. */
  readonly 'account.addressHelp': Record<never, never>
  /** Enter a whole address, such as https://example.com. */
  readonly 'account.addressForm': Record<never, never>
  /** Time zone */
  readonly 'account.timezone': Record<never, never>
  /** Used in exports and reports. */
  readonly 'account.timezoneHelp': Record<never, never>
  /** As in the browser: {zone} */
  readonly 'account.browserZone': Readonly<Record<'zone', string>>
  /** Dates */
  readonly 'account.dateFormat': Record<never, never>
  /** Times */
  readonly 'account.timeFormat': Record<never, never>
  /** Currency */
  readonly 'account.currency': Record<never, never>
  /** Application address */
  readonly 'account.applicationUrl': Record<never, never>
  /** People land here after they sign in. */
  readonly 'account.applicationUrlHelp': Record<never, never>
  /** Sign-in address */
  readonly 'account.loginUrl': Record<never, never>
  /** Share this one. */
  readonly 'account.loginUrlHelp': Record<never, never>
  /** Copy the sign-in address */
  readonly 'account.copyLoginUrl': Record<never, never>
  /** Colour */
  readonly 'account.color': Record<never, never>
  /** Of buttons and links on the sign-in page. Words on it stay readable, whatever you choose. */
  readonly 'account.colorHelp': Record<never, never>
  /** Enter a colour, such as #2a4fc6. */
  readonly 'account.colorForm': Record<never, never>
  /** Pick a colour */
  readonly 'account.pickColor': Record<never, never>
  /** Nothing has changed */
  readonly 'errors.no-changes.title': Record<never, never>
  /** Everything is saved as it is here. */
  readonly 'errors.no-changes': Record<never, never>
  /** The website can’t be saved */
  readonly 'errors.website-not-kept.title': Record<never, never>
  /** Your provider keeps no website. Everything else can be saved. */
  readonly 'errors.website-not-kept': Record<never, never>
}
