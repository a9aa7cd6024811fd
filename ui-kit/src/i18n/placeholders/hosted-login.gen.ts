// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `hosted-login`, each with the values it takes. */
export interface HostedLoginPlaceholders {
  /** Signing you in */
  readonly 'hosted.workingTitle': Record<never, never>
  /** This takes a moment. */
  readonly 'hosted.workingLead': Record<never, never>
  /** Opening the sign-in page */
  readonly 'hosted.leavingTitle': Record<never, never>
  /** You’ll come back here once you’re signed in. */
  readonly 'hosted.leavingLead': Record<never, never>
  /** You’re not signed in */
  readonly 'hosted.failedTitle': Record<never, never>
  /** The sign-in wasn’t finished. Nothing has changed in your account. */
  readonly 'hosted.failedLead': Record<never, never>
  /** You came back without signing in. */
  readonly 'hosted.deniedLead': Record<never, never>
  /** This sign-in was started in another tab, or too long ago. Start again here. */
  readonly 'hosted.unknownLead': Record<never, never>
  /** This needs a second step at sign-in, and none is set up for your account. Ask your administrator how to add one. */
  readonly 'hosted.mfaLead': Record<never, never>
  /** Sign in to go on */
  readonly 'hosted.invalidTitle': Record<never, never>
  /** You’re not signed in here any more. */
  readonly 'hosted.invalidLead': Record<never, never>
  /** Sign in */
  readonly 'hosted.signIn': Record<never, never>
  /** Sign in again */
  readonly 'hosted.again': Record<never, never>
  /** Go to the start page */
  readonly 'hosted.home': Record<never, never>
}
