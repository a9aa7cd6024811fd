// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `passwordless`, each with the values it takes. */
export interface PasswordlessPlaceholders {
  /** Enter the code we sent */
  readonly 'passwordless.codeTitle': Record<never, never>
  /** If {email} has an account here, a 6-digit code is on its way by email. It works for a few minutes. */
  readonly 'passwordless.codeLead': Readonly<Record<'email', string>>
  /** Enter the code from your phone */
  readonly 'passwordless.smsTitle': Record<never, never>
  /** {phoneNumber, select, none {If this account has a phone number, a 6-digit code is on its way to it.} other {If this account has a phone number, a 6-digit code is on its way to {phoneNumber}.}} */
  readonly 'passwordless.smsLead': Readonly<Record<'phoneNumber', string>>
  /** 6-digit code */
  readonly 'passwordless.codeLabel': Record<never, never>
  /** Sign in */
  readonly 'passwordless.submit': Record<never, never>
  /** Checking your code… */
  readonly 'passwordless.checking': Record<never, never>
  /** Check your email */
  readonly 'passwordless.linkTitle': Record<never, never>
  /** If {email} has an account here, a link to sign in is on its way. Follow it within a few minutes. It may be in the spam folder. */
  readonly 'passwordless.linkLead': Readonly<Record<'email', string>>
  /** Signing you in… */
  readonly 'passwordless.linkOpening': Record<never, never>
  /** We’re checking your link. */
  readonly 'passwordless.linkOpeningLead': Record<never, never>
  /** You’re signed in */
  readonly 'passwordless.linkDoneTitle': Record<never, never>
  /** Your link worked. You can close the page you asked from. */
  readonly 'passwordless.linkDoneLead': Record<never, never>
  /** {seconds, plural, one {Moving on in # second.} other {Moving on in # seconds.}} */
  readonly 'passwordless.linkDoneIn': Readonly<Record<'seconds', number>>
  /** Stopped. Go on when you’re ready. */
  readonly 'passwordless.linkStopped': Record<never, never>
  /** Stay here */
  readonly 'passwordless.stay': Record<never, never>
  /** Continue now */
  readonly 'passwordless.continueNow': Record<never, never>
  /** This link has expired */
  readonly 'passwordless.linkExpiredTitle': Record<never, never>
  /** Links work for a few minutes only. Ask for a new one, it takes a moment. */
  readonly 'passwordless.linkExpiredLead': Record<never, never>
  /** This link has been used */
  readonly 'passwordless.linkUsedTitle': Record<never, never>
  /** Each link signs in once. Ask for a new one, it takes a moment. */
  readonly 'passwordless.linkUsedLead': Record<never, never>
  /** There is no link to open here */
  readonly 'passwordless.linkMissingTitle': Record<never, never>
  /** A link opens once, and not again when the page is loaded anew. Ask for a new one, it takes a moment. */
  readonly 'passwordless.linkMissingLead': Record<never, never>
  /** This link doesn’t work */
  readonly 'passwordless.linkRefusedTitle': Record<never, never>
  /** Parts of the address may be missing. Copy all of it from the email, or ask for a new one. */
  readonly 'passwordless.linkRefusedLead': Record<never, never>
  /** We couldn’t check your link */
  readonly 'passwordless.linkUnreachableTitle': Record<never, never>
  /** Your link still works. Check your connection, then try again. */
  readonly 'passwordless.linkUnreachableLead': Record<never, never>
  /** Ask for a new link */
  readonly 'passwordless.askForLink': Record<never, never>
  /** Try again */
  readonly 'passwordless.tryAgain': Record<never, never>
  /** Sign in with your company */
  readonly 'passwordless.noLocalTitle': Record<never, never>
  /** There are no passwords here: companies sign their people in. We don’t know a company’s sign-in for {email}. */
  readonly 'passwordless.noLocalLead': Readonly<Record<'email', string>>
  /** Choose how to sign in */
  readonly 'passwordless.noLocalSocialTitle': Record<never, never>
  /** There are no passwords here, and we don’t know a company’s sign-in for {email}. Use an account you have already. */
  readonly 'passwordless.noLocalSocialLead': Readonly<Record<'email', string>>
  /** Try another email address */
  readonly 'passwordless.otherEmail': Record<never, never>
  /** Email me a code instead */
  readonly 'passwordless.useCode': Record<never, never>
  /** Email me a link instead */
  readonly 'passwordless.useLink': Record<never, never>
  /** Text me a code instead */
  readonly 'passwordless.useSms': Record<never, never>
  /** Use my password instead */
  readonly 'passwordless.usePassword': Record<never, never>
  /** That code doesn’t match. Enter the newest one we sent you. */
  readonly 'errors.ER-PASSCODE-INVALID': Record<never, never>
  /** That code has run out. Ask for another below. */
  readonly 'errors.ER-PASSCODE-EXPIRED': Record<never, never>
  /** That code was used already. Ask for another below. */
  readonly 'errors.ER-PASSCODE-USED': Record<never, never>
  /** Too many wrong codes */
  readonly 'errors.ER-PASSCODE-TOO-MANY-ATTEMPTS.title': Record<never, never>
  /** To keep your account safe this code no longer works. Ask for another below. */
  readonly 'errors.ER-PASSCODE-TOO-MANY-ATTEMPTS': Record<never, never>
  /** One was sent a moment ago */
  readonly 'errors.ER-PASSCODE-TOO-SOON.title': Record<never, never>
  /** Wait half a minute, then ask for another. */
  readonly 'errors.ER-PASSCODE-TOO-SOON': Record<never, never>
  /** This way in is switched off */
  readonly 'errors.ER-STRATEGY-DISABLED.title': Record<never, never>
  /** Sign in another way. */
  readonly 'errors.ER-STRATEGY-DISABLED': Record<never, never>
  /** We couldn’t sign you in */
  readonly 'errors.failed-to-authenticate.title': Record<never, never>
  /** Ask for another code and try again. */
  readonly 'errors.failed-to-authenticate': Record<never, never>
  /** This sign-in has run out */
  readonly 'errors.nothing-sent.title': Record<never, never>
  /** Start again with your email address. */
  readonly 'errors.nothing-sent': Record<never, never>
  /** Enter the 6 digits. */
  readonly 'errors.passcode-required': Record<never, never>
}
