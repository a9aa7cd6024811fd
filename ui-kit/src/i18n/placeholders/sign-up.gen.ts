// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `sign-up`, each with the values it takes. */
export interface SignUpPlaceholders {
  /** Create your account */
  readonly 'signUp.title': Record<never, never>
  /** {app, select, none {It takes a minute.} other {It takes a minute. Then {app} is yours to use.}} */
  readonly 'signUp.lead': Readonly<Record<'app', string>>
  /** Full name */
  readonly 'signUp.nameLabel': Record<never, never>
  /** Work email */
  readonly 'signUp.emailLabel': Record<never, never>
  /** Phone number */
  readonly 'signUp.phoneLabel': Record<never, never>
  /** With the country code, such as +1 555 010 0199. */
  readonly 'signUp.phoneHelp': Record<never, never>
  /** Username */
  readonly 'signUp.usernameLabel': Record<never, never>
  /** Company */
  readonly 'signUp.companyLabel': Record<never, never>
  /** Password */
  readonly 'signUp.passwordLabel': Record<never, never>
  /** {asked, select, terms {I agree to the {terms}} privacy {I agree to the {privacy}} other {I agree to the {terms} and the {privacy}}} */
  readonly 'signUp.agree': Readonly<Record<'asked', string>> & Readonly<Record<'terms', string>> & Readonly<Record<'privacy', string>>
  /** terms */
  readonly 'signUp.terms': Record<never, never>
  /** privacy notice */
  readonly 'signUp.privacy': Record<never, never>
  /** Create account */
  readonly 'signUp.submit': Record<never, never>
  /** Creating your account… */
  readonly 'signUp.creating': Record<never, never>
  /** Already have an account? */
  readonly 'signUp.haveAccount': Record<never, never>
  /** Sign in */
  readonly 'signUp.signIn': Record<never, never>
  /** Check your email */
  readonly 'signUp.mailTitle': Record<never, never>
  /** We sent a message to {email}. Open it to go on. */
  readonly 'signUp.mailLead': Readonly<Record<'email', string>>
  /** Your account is ready */
  readonly 'signUp.successTitle': Record<never, never>
  /** {app, select, none {Taking you there.} other {Opening {app}.}} */
  readonly 'signUp.successLead': Readonly<Record<'app', string>>
  /** Sign in to go on. */
  readonly 'signUp.madeLead': Record<never, never>
  /** Confirm your phone number */
  readonly 'signUp.phoneTitle': Record<never, never>
  /** We’re sending a code to {phoneNumber}. It signs you in. */
  readonly 'signUp.phoneLead': Readonly<Record<'phoneNumber', string>>
  /** Send the code */
  readonly 'signUp.sendCode': Record<never, never>
  /** Sending your code… */
  readonly 'signUp.sendingCode': Record<never, never>
  /** Use another number */
  readonly 'signUp.startOver': Record<never, never>
  /** You need an invitation */
  readonly 'signUp.closedTitle': Record<never, never>
  /** {app, select, none {New accounts are by invitation here. Ask your administrator for one.} other {New accounts for {app} are by invitation. Ask your administrator for one.}} */
  readonly 'signUp.closedLead': Readonly<Record<'app', string>>
  /** {seconds, plural, one {Going to sign-in in # second.} other {Going to sign-in in # seconds.}} */
  readonly 'signUp.closedLeading': Readonly<Record<'seconds', number>>
  /** Enter your name. */
  readonly 'errors.name-too-short': Record<never, never>
  /** Enter the name of your company. */
  readonly 'errors.company-name-too-short': Record<never, never>
  /** Some answers need a change. */
  readonly 'errors.additional-fields-invalid': Record<never, never>
  /** Enter your phone number: the code to sign in goes there. */
  readonly 'errors.phone-number-required': Record<never, never>
  /** Choose a name to sign in with. */
  readonly 'errors.username-required': Record<never, never>
  /** That name is taken. Choose another. */
  readonly 'errors.ER-USERNAME-TAKEN': Record<never, never>
  /** New accounts are by invitation */
  readonly 'errors.ER-SIGN-UP-CLOSED.title': Record<never, never>
  /** Ask your administrator to invite you. */
  readonly 'errors.ER-SIGN-UP-CLOSED': Record<never, never>
}
