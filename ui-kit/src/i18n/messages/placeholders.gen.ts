// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

/** The messages of `activation`, each with the values it takes. */
export interface ActivationPlaceholders {
  /** Account activation */
  readonly 'activation.boxLabel': Record<never, never>
  /** Activating your account… */
  readonly 'activation.working': Record<never, never>
  /** Choose your password */
  readonly 'activation.passwordTitle': Record<never, never>
  /** Then your account is ready. */
  readonly 'activation.passwordLead': Record<never, never>
  /** Enter the code from your email */
  readonly 'activation.codeTitle': Record<never, never>
  /** {email, select, none {We sent 6 digits to your address. They are good for a short while.} other {We sent 6 digits to {email}. They are good for a short while.}} */
  readonly 'activation.codeLead': { readonly email: string }
  /** 6-digit code */
  readonly 'activation.codeLabel': Record<never, never>
  /** Activate account */
  readonly 'activation.submit': Record<never, never>
  /** Your account is active */
  readonly 'activation.successTitle': Record<never, never>
  /** {app, select, none {{seconds, plural, one {Going on in # second.} other {Going on in # seconds.}}} other {{seconds, plural, one {Opening {app} in # second.} other {Opening {app} in # seconds.}}}} */
  readonly 'activation.opening': { readonly app: string; readonly seconds: number }
  /** One more step: prove that it’s you. */
  readonly 'activation.secondFactor': Record<never, never>
  /** This link has nothing left to do */
  readonly 'activation.missingTitle': Record<never, never>
  /** If you have used it, sign in. Otherwise open the link in your email again, or have a new one sent. */
  readonly 'activation.missingLead': Record<never, never>
  /** Your account is active already */
  readonly 'activation.usedTitle': Record<never, never>
  /** This link has done its work. Sign in to go on. */
  readonly 'activation.usedLead': Record<never, never>
  /** This link has run out */
  readonly 'activation.expiredTitle': Record<never, never>
  /** Links are good for a day. We can send you a new one. */
  readonly 'activation.expiredLead': Record<never, never>
  /** We don’t know this link */
  readonly 'activation.unknownTitle': Record<never, never>
  /** It may be cut short, or a newer one has taken its place. We can send you another. */
  readonly 'activation.unknownLead': Record<never, never>
  /** Sign in */
  readonly 'activation.signIn': Record<never, never>
  /** Send it again */
  readonly 'activation.resend': Record<never, never>
  /** Send a new link */
  readonly 'activation.resendTo': Record<never, never>
  /** Sending… */
  readonly 'activation.resending': Record<never, never>
  /** If {email} has an account that is not active yet, a new message is on its way. */
  readonly 'activation.resent': { readonly email: string }
  /** {seconds, plural, one {You can ask again in # second.} other {You can ask again in # seconds.}} */
  readonly 'activation.resendWait': { readonly seconds: number }
  /** Agree to the terms to go on. */
  readonly 'errors.terms-required': Record<never, never>
  /** That was quick */
  readonly 'errors.resend-too-soon.title': Record<never, never>
  /** Wait a moment, then ask again. */
  readonly 'errors.resend-too-soon': Record<never, never>
  /** That code doesn’t match. Check the newest email and try again. */
  readonly 'errors.ER-CODE-INVALID': Record<never, never>
  /** That code has run out. Have a new one sent. */
  readonly 'errors.ER-CODE-EXPIRED': Record<never, never>
  /** Too many wrong codes. Have a new one sent. */
  readonly 'errors.ER-CODE-TOO-MANY-ATTEMPTS': Record<never, never>
}

/** The messages of `invitation`, each with the values it takes. */
export interface InvitationPlaceholders {
  /** Invitation */
  readonly 'invitation.boxLabel': Record<never, never>
  /** Looking at your invitation… */
  readonly 'invitation.checking': Record<never, never>
  /** Accept your invitation */
  readonly 'invitation.codeTitle': Record<never, never>
  /** Enter the 6 digits from the email that invited you. */
  readonly 'invitation.codeLead': Record<never, never>
  /** Accept */
  readonly 'invitation.accept': Record<never, never>
  /** Accepting… */
  readonly 'invitation.accepting': Record<never, never>
  /** You’re in */
  readonly 'invitation.successTitle': Record<never, never>
  /** The account is yours to use from now on. */
  readonly 'invitation.successLead': Record<never, never>
  /** We couldn’t accept this invitation */
  readonly 'invitation.failedTitle': Record<never, never>
  /** It may have been used or have run out. Ask whoever invited you for a new one. */
  readonly 'invitation.failedLead': Record<never, never>
  /** This invitation is incomplete */
  readonly 'invitation.invalidTitle': Record<never, never>
  /** If you have accepted it, sign in. Otherwise open the link in your email again. */
  readonly 'invitation.invalidLead': Record<never, never>
  /** Sign in */
  readonly 'invitation.signIn': Record<never, never>
  /** {app, select, none {Go on} other {Open {app}}} */
  readonly 'invitation.openApp': { readonly app: string }
  /** Try again */
  readonly 'invitation.tryAgain': Record<never, never>
  /** {tenant, select, none {You’ve been invited} other {{tenant} invites you}} */
  readonly 'invitation.invitedTitle': { readonly tenant: string }
  /** Sign in or create an account to join. */
  readonly 'invitation.invitedLead': Record<never, never>
  /** We couldn’t verify your invitation */
  readonly 'invitation.refusedTitle': Record<never, never>
  /** You can still sign in. Ask whoever invited you for a new link. */
  readonly 'invitation.refusedLead': Record<never, never>
  /** We couldn’t look at your invitation */
  readonly 'invitation.uncheckedTitle': Record<never, never>
  /** New here? */
  readonly 'invitation.newHere': Record<never, never>
  /** Create an account */
  readonly 'invitation.createAccount': Record<never, never>
  /** We couldn’t verify your invitation */
  readonly 'errors.ER-INVITE-INVALID.title': Record<never, never>
  /** Ask whoever invited you for a new one. */
  readonly 'errors.ER-INVITE-INVALID': Record<never, never>
}

/** The messages of `mfa`, each with the values it takes. */
export interface MfaPlaceholders {
  /** Confirm it’s you */
  readonly 'login.chooseFactorTitle': Record<never, never>
  /** Choose how to prove that it’s you. */
  readonly 'login.chooseFactorLead': Record<never, never>
  /** Protect your account */
  readonly 'login.chooseEnrollmentTitle': Record<never, never>
  /** Choose a second step for signing in. */
  readonly 'login.chooseEnrollmentLead': Record<never, never>
  /** Authenticator app */
  readonly 'login.methods.AuthenticatorApp': Record<never, never>
  /** Text message */
  readonly 'login.methods.SMS': Record<never, never>
  /** Code by email */
  readonly 'login.methods.EmailCode': Record<never, never>
  /** This device */
  readonly 'login.methods.WebAuthnPlatform': Record<never, never>
  /** Security key */
  readonly 'login.methods.WebAuthnCrossPlatform': Record<never, never>
  /** Choose another second step */
  readonly 'login.chooseAgain': Record<never, never>
  /** Use another account */
  readonly 'login.useAnotherAccount': Record<never, never>
  /** Enter your code */
  readonly 'login.codeTitle': Record<never, never>
  /** {app, select, none {Open your authenticator app and type the 6 digits it shows for this account.} other {Open your authenticator app and type the 6 digits it shows for {app}.}} */
  readonly 'login.codeLead': { readonly app: string }
  /** 6-digit code */
  readonly 'login.codeLabel': Record<never, never>
  /** {unit, select, day {Don’t ask again on this device for {count, plural, one {# day} other {# days}}} hour {Don’t ask again on this device for {count, plural, one {# hour} other {# hours}}} year {Don’t ask again on this device for longer than a year} other {Don’t ask again on this device for {count, plural, one {# minute} other {# minutes}}}} */
  readonly 'login.rememberDevice': { readonly unit: string; readonly count: number }
  /** Checking your code… */
  readonly 'login.checkingCode': Record<never, never>
  /** I can’t use my authenticator app */
  readonly 'login.cannotUseAuthenticator': Record<never, never>
  /** Set up your authenticator */
  readonly 'login.enrollTitle': Record<never, never>
  /** Your organisation asks for a second step when you sign in. It takes a minute. */
  readonly 'login.enrollLead': Record<never, never>
  /** Scan this with your authenticator app. */
  readonly 'login.scanCode': Record<never, never>
  /** Preparing your code… */
  readonly 'login.preparingSetup': Record<never, never>
  /** Get a new code */
  readonly 'login.loadSetupAgain': Record<never, never>
  /** QR code for your authenticator app */
  readonly 'login.qrCodeLabel': Record<never, never>
  /** Can’t scan it? Enter this key by hand: */
  readonly 'login.setupKeyHelp': Record<never, never>
  /** Copy key */
  readonly 'login.copySetupKey': Record<never, never>
  /** Enter the 6-digit code it shows. */
  readonly 'login.enrollCodeLabel': Record<never, never>
  /** Turn on */
  readonly 'login.turnOn': Record<never, never>
  /** Save your recovery code */
  readonly 'login.recoveryCodeTitle': Record<never, never>
  /** If you lose your phone, this code switches the authenticator off. It works once, and we can’t show it again. */
  readonly 'login.recoveryCodeLead': Record<never, never>
  /** recovery-code.txt */
  readonly 'login.recoveryCodeFileName': Record<never, never>
  /** {app, select, none {Recovery code for {email}} other {{app} recovery code for {email}}} */
  readonly 'login.recoveryCodeFileTitle': { readonly app: string; readonly email: string }
  /** It switches your authenticator off, once. Keep it where only you can find it. */
  readonly 'login.recoveryCodeFileNote': Record<never, never>
  /** I have saved it somewhere safe */
  readonly 'login.recoveryCodeSaved': Record<never, never>
  /** Finish */
  readonly 'login.finish': Record<never, never>
  /** Signing you in… */
  readonly 'login.signingIn': Record<never, never>
  /** Use your recovery code */
  readonly 'recoveryMfa.title': Record<never, never>
  /** It switches your authenticator off. Then you sign in with your password and set up a new one. */
  readonly 'recoveryMfa.lead': Record<never, never>
  /** Recovery code */
  readonly 'recoveryMfa.codeLabel': Record<never, never>
  /** You saved it when you set up your authenticator. */
  readonly 'recoveryMfa.codeHelp': Record<never, never>
  /** Switch off the authenticator */
  readonly 'recoveryMfa.submit': Record<never, never>
  /** Checking your recovery code… */
  readonly 'recoveryMfa.checkingCode': Record<never, never>
  /** Back to the 6-digit code */
  readonly 'recoveryMfa.back': Record<never, never>
  /** Enter the code. */
  readonly 'errors.code-required': Record<never, never>
  /** Save the code first, then tick this box. */
  readonly 'errors.recovery-code-unsaved': Record<never, never>
  /** This sign-in has run out */
  readonly 'errors.no-challenge.title': Record<never, never>
  /** It was open for too long, so we closed it. Start again with your email address. */
  readonly 'errors.no-challenge': Record<never, never>
  /** This sign-in has run out */
  readonly 'errors.ER-MFA-TOKEN-EXPIRED.title': Record<never, never>
  /** It was open for too long, so we closed it. Start again with your email address. */
  readonly 'errors.ER-MFA-TOKEN-EXPIRED': Record<never, never>
  /** That code doesn’t match. Enter the one your authenticator app shows now. */
  readonly 'errors.ER-MFA-CODE-INVALID': Record<never, never>
  /** That code was used already. Wait for your app to show the next one, at most 30 seconds. */
  readonly 'errors.ER-MFA-CODE-USED': Record<never, never>
  /** That code has run out. Enter the one your app shows now. */
  readonly 'errors.ER-MFA-CODE-EXPIRED': Record<never, never>
  /** Too many wrong codes */
  readonly 'errors.ER-MFA-TOO-MANY-ATTEMPTS.title': Record<never, never>
  /** To keep your account safe we closed this sign-in. Start again with your email address. */
  readonly 'errors.ER-MFA-TOO-MANY-ATTEMPTS': Record<never, never>
  /** That recovery code doesn’t match. Check it against the one you saved. */
  readonly 'errors.ER-RECOVERY-CODE-INVALID': Record<never, never>
}

/** The messages of `new-password`, each with the values it takes. */
export interface NewPasswordPlaceholders {
  /** New password */
  readonly 'newPassword.label': Record<never, never>
  /** Your password needs */
  readonly 'newPassword.rules': Record<never, never>
  /** {limit, plural, one {At least # character} other {At least # characters}} */
  readonly 'newPassword.minLength': { readonly limit: number }
  /** {limit, plural, one {At most # character} other {At most # characters}} */
  readonly 'newPassword.maxLength': { readonly limit: number }
  /** No character three times in a row */
  readonly 'newPassword.repeats': Record<never, never>
  /** {atLeast, plural, one {At least # of these} other {At least # of these}} */
  readonly 'newPassword.characters': { readonly atLeast: number }
  /** A lowercase letter (a–z) */
  readonly 'newPassword.lowercase': Record<never, never>
  /** An uppercase letter (A–Z) */
  readonly 'newPassword.uppercase': Record<never, never>
  /** A number */
  readonly 'newPassword.number': Record<never, never>
  /** A special character, such as ! or ? */
  readonly 'newPassword.special': Record<never, never>
  /** {atLeast, plural, one {At least # of these, or {limit, number} characters in all} other {At least # of these, or {limit, number} characters in all}} */
  readonly 'newPassword.charactersOrPhrase': { readonly atLeast: number; readonly limit: number }
  /** Done: */
  readonly 'newPassword.met': Record<never, never>
  /** Still missing: */
  readonly 'newPassword.unmet': Record<never, never>
  /** Your password meets every rule. */
  readonly 'newPassword.allMet': Record<never, never>
  /** {count, plural, one {# rule to go: {rules}.} other {# rules to go: {rules}.}} */
  readonly 'newPassword.someUnmet': { readonly count: number; readonly rules: string }
  /** {strength, select, strong {Very hard to guess} good {Hard to guess} fair {Could be harder to guess} other {Easy to guess}} */
  readonly 'newPassword.strength': { readonly strength: string }
  /** Choose a password that meets every rule below. */
  readonly 'errors.password-unacceptable': Record<never, never>
  /** Choose a password that meets every rule below. */
  readonly 'errors.ER-PASSWORD-WEAK': Record<never, never>
  /** You have used this password before. Choose one that is new. */
  readonly 'errors.ER-PASSWORD-REUSED': Record<never, never>
  /** This password is on a list of stolen ones. Choose another. */
  readonly 'errors.ER-PASSWORD-BREACHED': Record<never, never>
}

/** The messages of `pages`, each with the values it takes. */
export interface PagesPlaceholders {
  /** Your company signs you in */
  readonly 'login.ssoTitle': Record<never, never>
  /** We’re taking {email} to {host}. */
  readonly 'login.ssoLead': { readonly email: string; readonly host: string }
  /** {seconds, plural, one {Opening in # second.} other {Opening in # seconds.}} */
  readonly 'login.ssoOpening': { readonly seconds: number }
  /** Stay here */
  readonly 'login.stayHere': Record<never, never>
  /** Continue now */
  readonly 'login.continueNow': Record<never, never>
  /** You’re signed in */
  readonly 'login.successTitle': Record<never, never>
  /** {app, select, none {Taking you there.} other {Opening {app}.}} */
  readonly 'login.successLead': { readonly app: string }
  /** Open now */
  readonly 'login.openNow': Record<never, never>
  /** Stopped. Go on when you’re ready. */
  readonly 'login.redirectStopped': Record<never, never>
  /** This way in isn’t available here */
  readonly 'login.unsupportedTitle': Record<never, never>
  /** Your account asks for something this page can’t do yet. Nothing is wrong with your account. */
  readonly 'login.unsupportedLead': Record<never, never>
  /** Tell your administrator what was asked for: */
  readonly 'login.unsupportedReason': Record<never, never>
  /** Sign in another way */
  readonly 'login.signInAnotherWay': Record<never, never>
  /** Try again */
  readonly 'errors.tryAgain': Record<never, never>
  /** If it goes on, send this trace ID to support: */
  readonly 'errors.traceIdMessage': Record<never, never>
  /** Something went wrong in this application */
  readonly 'errors.base-url-missing.title': Record<never, never>
  /** It has not been told where to sign in. Tell the people who run it that the base URL is missing. */
  readonly 'errors.base-url-missing': Record<never, never>
  /** This page isn’t available here */
  readonly 'login.noScreenTitle': Record<never, never>
  /** The address leads to something this application doesn’t offer. */
  readonly 'login.noScreenLead': Record<never, never>
  /** Go to the start page */
  readonly 'login.noScreenBack': Record<never, never>
}

/** The messages of `parts`, each with the values it takes. */
export interface PartsPlaceholders {
  /** Copy */
  readonly 'common.copy': Record<never, never>
  /** Copied. */
  readonly 'common.copied': Record<never, never>
  /** This browser does not let us copy. Select the text and copy it. */
  readonly 'common.copyRefused': Record<never, never>
  /** Download */
  readonly 'common.download': Record<never, never>
  /** Close */
  readonly 'common.close': Record<never, never>
  /** Trace ID */
  readonly 'common.traceId': Record<never, never>
  /** Copy trace ID */
  readonly 'errors.copyTraceId': Record<never, never>
}

/** The messages of `password`, each with the values it takes. */
export interface PasswordPlaceholders {
  /** Enter your password */
  readonly 'login.passwordTitle': Record<never, never>
  /** Signing in as */
  readonly 'login.signingInAs': Record<never, never>
  /** Change */
  readonly 'login.changeEmail': Record<never, never>
  /** Change email address */
  readonly 'login.changeEmailLabel': Record<never, never>
  /** Password */
  readonly 'login.passwordLabel': Record<never, never>
  /** Show password */
  readonly 'login.showPassword': Record<never, never>
  /** Caps Lock is on. */
  readonly 'login.capsLock': Record<never, never>
  /** Sign in */
  readonly 'login.submitPassword': Record<never, never>
  /** Checking your password… */
  readonly 'login.checkingPassword': Record<never, never>
  /** Enter your password. */
  readonly 'errors.password-required': Record<never, never>
  /** That email and password don’t match. Check both and try again. */
  readonly 'errors.ER-LOGIN-INVALID': Record<never, never>
  /** This account is locked for now */
  readonly 'errors.ER-LOGIN-LOCKED.title': Record<never, never>
  /** There were too many failed tries. Wait a while and try again, or ask your administrator to unlock it. */
  readonly 'errors.ER-LOGIN-LOCKED': Record<never, never>
  /** This account is not active yet */
  readonly 'errors.ER-LOGIN-UNVERIFIED.title': Record<never, never>
  /** Open the message that we sent when you signed up, then sign in. */
  readonly 'errors.ER-LOGIN-UNVERIFIED': Record<never, never>
}

/** The messages of `sign-in`, each with the values it takes. */
export interface SignInPlaceholders {
  /** Sign-in */
  readonly 'login.boxLabel': Record<never, never>
  /** {app, select, none {Sign in} other {Sign in to {app}}} */
  readonly 'login.title': { readonly app: string }
  /** Use your work email to continue. */
  readonly 'login.lead': Record<never, never>
  /** Email */
  readonly 'login.emailLabel': Record<never, never>
  /** name@company.com */
  readonly 'login.emailPlaceholder': Record<never, never>
  /** Continue */
  readonly 'login.continue': Record<never, never>
  /** Looking up how you sign in… */
  readonly 'login.lookingUp': Record<never, never>
  /** Checking your session… */
  readonly 'login.checkingSession': Record<never, never>
  /** Start again */
  readonly 'login.startAgain': Record<never, never>
  /** Your sign-in was interrupted */
  readonly 'login.secondFactorInterrupted.title': Record<never, never>
  /** The page was loaded again before the second step was done. Start again, it takes a moment. */
  readonly 'login.secondFactorInterrupted': Record<never, never>
  /** Your authenticator is switched off */
  readonly 'login.secondFactorRemoved.title': Record<never, never>
  /** The recovery code has been used. Sign in with your password, then set up an authenticator again. */
  readonly 'login.secondFactorRemoved': Record<never, never>
  /** Enter your email address. */
  readonly 'errors.email-required': Record<never, never>
  /** Enter the whole address, such as name@company.com. */
  readonly 'errors.email-incomplete': Record<never, never>
  /** {app, select, none {We can’t connect} other {We can’t reach {app}}} */
  readonly 'errors.network.title': { readonly app: string }
  /** Check your connection, then try again. */
  readonly 'errors.network': Record<never, never>
  /** {app, select, none {This is taking too long} other {{app} is taking too long to answer}} */
  readonly 'errors.timeout.title': { readonly app: string }
  /** Try again in a moment. */
  readonly 'errors.timeout': Record<never, never>
  /** Something went wrong on our side */
  readonly 'errors.genericErrorMessage.title': Record<never, never>
  /** Nothing is wrong with your account. Try again in a moment. */
  readonly 'errors.genericErrorMessage': Record<never, never>
  /** That didn’t work */
  readonly 'errors.unknown.title': Record<never, never>
  /** Try again. If it goes on, tell your administrator. */
  readonly 'errors.unknown': Record<never, never>
  /** One moment… */
  readonly 'login.loading': Record<never, never>
  /** Try again */
  readonly 'login.tryAgain': Record<never, never>
  /** About this page */
  readonly 'login.links': Record<never, never>
}

/** The messages of `sign-up`, each with the values it takes. */
export interface SignUpPlaceholders {
  /** Sign-up */
  readonly 'signUp.boxLabel': Record<never, never>
  /** Create your account */
  readonly 'signUp.title': Record<never, never>
  /** {app, select, none {It takes a minute.} other {It takes a minute. Then {app} is yours to use.}} */
  readonly 'signUp.lead': { readonly app: string }
  /** Full name */
  readonly 'signUp.nameLabel': Record<never, never>
  /** Work email */
  readonly 'signUp.emailLabel': Record<never, never>
  /** Phone number */
  readonly 'signUp.phoneLabel': Record<never, never>
  /** Phone number (optional) */
  readonly 'signUp.phoneOptionalLabel': Record<never, never>
  /** With the country code, such as +1 555 010 0199. */
  readonly 'signUp.phoneHelp': Record<never, never>
  /** Username */
  readonly 'signUp.usernameLabel': Record<never, never>
  /** Company */
  readonly 'signUp.companyLabel': Record<never, never>
  /** Password */
  readonly 'signUp.passwordLabel': Record<never, never>
  /** I agree to the terms and the privacy notice */
  readonly 'signUp.agree': Record<never, never>
  /** Read them first: */
  readonly 'signUp.readFirst': Record<never, never>
  /** Terms */
  readonly 'signUp.terms': Record<never, never>
  /** Privacy notice */
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
  readonly 'signUp.mailLead': { readonly email: string }
  /** Your account is ready */
  readonly 'signUp.successTitle': Record<never, never>
  /** {app, select, none {Taking you there.} other {Opening {app}.}} */
  readonly 'signUp.successLead': { readonly app: string }
  /** Confirm your phone number */
  readonly 'signUp.phoneTitle': Record<never, never>
  /** We’re sending a code to {phoneNumber}. It signs you in. */
  readonly 'signUp.phoneLead': { readonly phoneNumber: string }
  /** Send the code */
  readonly 'signUp.sendCode': Record<never, never>
  /** Sending your code… */
  readonly 'signUp.sendingCode': Record<never, never>
  /** Use another number */
  readonly 'signUp.startOver': Record<never, never>
  /** You need an invitation */
  readonly 'signUp.closedTitle': Record<never, never>
  /** {app, select, none {New accounts are by invitation here. Ask your administrator for one.} other {New accounts for {app} are by invitation. Ask your administrator for one.}} */
  readonly 'signUp.closedLead': { readonly app: string }
  /** {seconds, plural, one {Going to sign-in in # second.} other {Going to sign-in in # seconds.}} */
  readonly 'signUp.closedLeading': { readonly seconds: number }
  /** Enter your full name, 3 letters or more. */
  readonly 'errors.name-too-short': Record<never, never>
  /** Enter the name of your company, 3 letters or more. */
  readonly 'errors.company-name-too-short': Record<never, never>
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

/** Every message, with the values it takes. */
export interface Placeholders extends ActivationPlaceholders, InvitationPlaceholders, MfaPlaceholders, NewPasswordPlaceholders, PagesPlaceholders, PartsPlaceholders, PasswordPlaceholders, SignInPlaceholders, SignUpPlaceholders {}
