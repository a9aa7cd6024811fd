// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

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

/** Every message, with the values it takes. */
export interface Placeholders extends MfaPlaceholders, NewPasswordPlaceholders, PagesPlaceholders, PartsPlaceholders, PasswordPlaceholders, SignInPlaceholders {}
