// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `routes`, each with the values it takes. */
export interface RoutesPlaceholders {
  /** Signing you out */
  readonly 'logOut.title': Record<never, never>
  /** One moment, your session is being closed. */
  readonly 'logOut.lead': Record<never, never>
  /** You’re signed out */
  readonly 'logOut.doneTitle': Record<never, never>
  /** The sign-in opens now. */
  readonly 'logOut.doneLead': Record<never, never>
  /** Sign in again */
  readonly 'logOut.signIn': Record<never, never>
  /** {app, select, none {Go on in the app} other {Go on in the {app} app}} */
  readonly 'openApp.title': Readonly<Record<'app', string>>
  /** You’re nearly there. The rest happens in the app on this device. */
  readonly 'openApp.lead': Record<never, never>
  /** Open the app */
  readonly 'openApp.open': Record<never, never>
  /** {app, select, none {The app should be open now} other {The {app} app should be open now}} */
  readonly 'openApp.openedTitle': Readonly<Record<'app', string>>
  /** Nothing happened? The app may not be installed on this device. */
  readonly 'openApp.openedLead': Record<never, never>
  /** Continue in the browser */
  readonly 'openApp.continueInBrowser': Record<never, never>
  /** This link doesn’t open the app */
  readonly 'openApp.invalidTitle': Record<never, never>
  /** It leads to an address we don’t know, so we left it alone. You can go on here. */
  readonly 'openApp.invalidLead': Record<never, never>
  /** Open this on your phone */
  readonly 'mobileAuthenticator.title': Record<never, never>
  /** {app, select, none {This page belongs to the mobile app’s authenticator. Open the app on your phone and confirm there.} other {This page belongs to the authenticator of the {app} mobile app. Open the app on your phone and confirm there.}} */
  readonly 'mobileAuthenticator.lead': Readonly<Record<'app', string>>
  /** Go to sign-in */
  readonly 'mobileAuthenticator.signIn': Record<never, never>
}
