// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

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
  /** None of your own yet. People sign in at the address of the application. */
  readonly 'account.loginUrlNone': Record<never, never>
  /** Copy the sign-in address */
  readonly 'account.copyLoginUrl': Record<never, never>
  /** Look */
  readonly 'account.look': Record<never, never>
  /** As in the application */
  readonly 'account.asApplication': Record<never, never>
  /** Sets fonts, corners and grounds. */
  readonly 'account.themeHelp': Record<never, never>
  /** Modern */
  readonly 'account.theme.modern': Record<never, never>
  /** Classic */
  readonly 'account.theme.classic': Record<never, never>
  /** Vivid */
  readonly 'account.theme.vivid': Record<never, never>
  /** Dark */
  readonly 'account.theme.dark': Record<never, never>
  /** Logo on the page */
  readonly 'account.pageLogo': Record<never, never>
  /** Above the form. Without one, that of the application. {size} at most. */
  readonly 'account.pageLogoHelp': Readonly<Record<'size', string>>
  /** Color */
  readonly 'account.color': Record<never, never>
  /** Of buttons and links. */
  readonly 'account.colorHelp': Record<never, never>
  /** As in the theme, {color}. */
  readonly 'account.colorTheme': Readonly<Record<'color', string>>
  /** White words on it: {ratio}, readable. */
  readonly 'account.wordsWhite': Readonly<Record<'ratio', string>>
  /** Black words on it: {ratio}, readable. */
  readonly 'account.wordsBlack': Readonly<Record<'ratio', string>>
  /** Words on it: {ratio}, readable. */
  readonly 'account.wordsOwn': Readonly<Record<'ratio', string>>
  /** Words on it: {ratio}, hard to read. 4.5 is the least. */
  readonly 'account.wordsPoor': Readonly<Record<'ratio', string>>
  /** Enter a color, such as #2a4fc6. */
  readonly 'account.colorForm': Record<never, never>
  /** Pick a color */
  readonly 'account.pickColor': Record<never, never>
  /** Preview */
  readonly 'account.preview': Record<never, never>
  /** The sign-in page, {scheme}, {device} */
  readonly 'account.previewOf': Readonly<Record<'scheme', string>> & Readonly<Record<'device', string>>
  /** Brightness */
  readonly 'account.scheme': Record<never, never>
  /** Light */
  readonly 'account.light': Record<never, never>
  /** Dark */
  readonly 'account.darkScheme': Record<never, never>
  /** Device */
  readonly 'account.device': Record<never, never>
  /** Desktop */
  readonly 'account.desktop': Record<never, never>
  /** Phone */
  readonly 'account.phone': Record<never, never>
  /** Nothing has changed */
  readonly 'errors.no-changes.title': Record<never, never>
  /** Everything is saved as it is here. */
  readonly 'errors.no-changes': Record<never, never>
  /** The website can’t be saved */
  readonly 'errors.website-not-kept.title': Record<never, never>
  /** Your provider keeps no website. Everything else can be saved. */
  readonly 'errors.website-not-kept': Record<never, never>
}
