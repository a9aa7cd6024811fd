// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

/** The messages of `activation`, each with the values it takes. */
export interface ActivationPlaceholders {
  /** Account activation */
  readonly 'activation.title': Record<never, never>
  /** Activating your account… */
  readonly 'activation.working': Record<never, never>
  /** Choose your password */
  readonly 'activation.passwordTitle': Record<never, never>
  /** Then your account is ready. */
  readonly 'activation.passwordLead': Record<never, never>
  /** Enter the code from your email */
  readonly 'activation.codeTitle': Record<never, never>
  /** {email, select, none {We sent 6 digits to your address. They are good for a short while.} other {We sent 6 digits to {email}. They are good for a short while.}} */
  readonly 'activation.codeLead': Readonly<Record<'email', string>>
  /** 6-digit code */
  readonly 'activation.codeLabel': Record<never, never>
  /** Activate account */
  readonly 'activation.submit': Record<never, never>
  /** Your account is active */
  readonly 'activation.successTitle': Record<never, never>
  /** {app, select, none {{seconds, plural, one {Going on in # second.} other {Going on in # seconds.}}} other {{seconds, plural, one {Opening {app} in # second.} other {Opening {app} in # seconds.}}}} */
  readonly 'activation.opening': Readonly<Record<'app', string>> & Readonly<Record<'seconds', number>>
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
  /** If {email} has an account that is not active yet, a new message is on its way. */
  readonly 'activation.resent': Readonly<Record<'email', string>>
  /** Agree to the terms to go on. */
  readonly 'errors.terms-required': Record<never, never>
  /** That code doesn’t match. Check the newest email and try again. */
  readonly 'errors.ER-CODE-INVALID': Record<never, never>
  /** That code has run out. Have a new one sent. */
  readonly 'errors.ER-CODE-EXPIRED': Record<never, never>
  /** Too many wrong codes. Have a new one sent. */
  readonly 'errors.ER-CODE-TOO-MANY-ATTEMPTS': Record<never, never>
}

/** The messages of `after-login`, each with the values it takes. */
export interface AfterLoginPlaceholders {
  /** Choose a new password */
  readonly 'rotation.expiredTitle': Record<never, never>
  /** Your password has run out. Choose a new one to go on. */
  readonly 'rotation.expiredLead': Record<never, never>
  /** Set password and sign in */
  readonly 'rotation.submit': Record<never, never>
  /** Setting your password… */
  readonly 'rotation.setting': Record<never, never>
  /** {days, plural, one {Your password runs out tomorrow} other {Your password runs out in # days}} */
  readonly 'rotation.noticeTitle': Readonly<Record<'days', number>>
  /** You can go on as you are. Choose a new one in time, so that nothing keeps you from your work. */
  readonly 'rotation.noticeLead': Record<never, never>
  /** Choose a new password now */
  readonly 'rotation.chooseNow': Record<never, never>
  /** Your password has been stolen */
  readonly 'breached.title': Record<never, never>
  /** It is on a list of passwords stolen from other services. Choose a new one before someone else uses it. */
  readonly 'breached.lead': Record<never, never>
  /** Email me a link */
  readonly 'breached.submit': Record<never, never>
  /** Sending… */
  readonly 'breached.sending': Record<never, never>
  /** Check your email */
  readonly 'breached.successTitle': Record<never, never>
  /** We’ve sent a link to {email}. Choose a new password there, then sign in with it. */
  readonly 'breached.successLead': Readonly<Record<'email', string>>
  /** Continue */
  readonly 'rotation.continue': Record<never, never>
  /** Continue for now */
  readonly 'rotation.continueForNow': Record<never, never>
  /** Use another account */
  readonly 'rotation.otherAccount': Record<never, never>
  /** Your sign-in has ended */
  readonly 'errors.no-sign-in.title': Record<never, never>
  /** Start again with your email address. */
  readonly 'errors.no-sign-in': Record<never, never>
  /** This took too long */
  readonly 'errors.ER-LINK-EXPIRED.title': Record<never, never>
  /** Start again with your email address. */
  readonly 'errors.ER-LINK-EXPIRED': Record<never, never>
}

/** The messages of `boxes`, each with the values it takes. */
export interface BoxesPlaceholders {
  /** Account activation */
  readonly 'activation.boxLabel': Record<never, never>
  /** Invitation */
  readonly 'invitation.boxLabel': Record<never, never>
  /** Signing out */
  readonly 'logOut.boxLabel': Record<never, never>
  /** Mobile authenticator */
  readonly 'mobileAuthenticator.boxLabel': Record<never, never>
  /** Open the app */
  readonly 'openApp.boxLabel': Record<never, never>
  /** Password reset */
  readonly 'recovery.boxLabel': Record<never, never>
  /** Change your phone number */
  readonly 'resetPhoneNumber.boxLabel': Record<never, never>
  /** Sign-up */
  readonly 'signUp.boxLabel': Record<never, never>
  /** Account unlock */
  readonly 'unlockAccount.boxLabel': Record<never, never>
}

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
  /** This page was already used, or you’re no longer signed in. */
  readonly 'hosted.invalidLead': Record<never, never>
  /** Sign in */
  readonly 'hosted.signIn': Record<never, never>
  /** Sign in again */
  readonly 'hosted.again': Record<never, never>
  /** Go to the start page */
  readonly 'hosted.home': Record<never, never>
}

/** The messages of `invitation`, each with the values it takes. */
export interface InvitationPlaceholders {
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
  readonly 'invitation.openApp': Readonly<Record<'app', string>>
  /** {tenant, select, none {You’ve been invited} other {{tenant} invites you}} */
  readonly 'invitation.invitedTitle': Readonly<Record<'tenant', string>>
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
  /** The account that invited you is locked */
  readonly 'errors.ER-01239.title': Record<never, never>
  /** You can’t join it now. Ask the person who invited you. */
  readonly 'errors.ER-01239': Record<never, never>
}

/** The messages of `links`, each with the values it takes. */
export interface LinksPlaceholders {
  /** Unlocking your account… */
  readonly 'unlockAccount.unlocking': Record<never, never>
  /** Your account is unlocked */
  readonly 'unlockAccount.successTitle': Record<never, never>
  /** Sign in again to go on. */
  readonly 'unlockAccount.successLead': Record<never, never>
  /** {seconds, plural, one {Opening sign-in in # second.} other {Opening sign-in in # seconds.}} */
  readonly 'unlockAccount.openingIn': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'unlockAccount.stay': Record<never, never>
  /** Sign in */
  readonly 'unlockAccount.signIn': Record<never, never>
  /** Stopped. Sign in when you’re ready. */
  readonly 'unlockAccount.stopped': Record<never, never>
  /** This link has run out */
  readonly 'unlockAccount.invalidTitle': Record<never, never>
  /** It was used already, or it is too old. Try to sign in; if the account is still locked, your administrator can unlock it. */
  readonly 'unlockAccount.invalidLead': Record<never, never>
  /** Your account isn’t unlocked yet */
  readonly 'unlockAccount.failedTitle': Record<never, never>
  /** Opening the other account… */
  readonly 'impersonate.impersonating': Record<never, never>
  /** {name, select, none {You’re acting as another person} other {You’re acting as {name}}} */
  readonly 'impersonate.successTitle': Readonly<Record<'name', string>>
  /** A bar on every page says who you act as. */
  readonly 'impersonate.successLead': Record<never, never>
  /** {seconds, plural, one {Opening the application in # second.} other {Opening the application in # seconds.}} */
  readonly 'impersonate.openingIn': Readonly<Record<'seconds', number>>
  /** This link has run out */
  readonly 'impersonate.invalidTitle': Record<never, never>
  /** It works once, and for a few minutes. Begin again where you came from. */
  readonly 'impersonate.invalidLead': Record<never, never>
  /** The other account isn’t open yet */
  readonly 'impersonate.failedTitle': Record<never, never>
  /** Go to sign-in */
  readonly 'impersonate.toSignIn': Record<never, never>
  /** Acting as another person */
  readonly 'impersonate.bannerLabel': Record<never, never>
  /** {actor, select, none {You are acting as {name}.} other {{actor}, you are acting as {name}.}} */
  readonly 'impersonate.banner': Readonly<Record<'actor', string>> & Readonly<Record<'name', string>>
  /** Stop acting as them */
  readonly 'impersonate.leave': Record<never, never>
  /** Signing out… */
  readonly 'impersonate.leaving': Record<never, never>
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
  readonly 'login.codeLead': Readonly<Record<'app', string>>
  /** 6-digit code */
  readonly 'login.codeLabel': Record<never, never>
  /** {unit, select, day {Don’t ask again on this device for {count, plural, one {# day} other {# days}}} hour {Don’t ask again on this device for {count, plural, one {# hour} other {# hours}}} year {Don’t ask again on this device for longer than a year} other {Don’t ask again on this device for {count, plural, one {# minute} other {# minutes}}}} */
  readonly 'login.rememberDevice': Readonly<Record<'unit', string>> & Readonly<Record<'count', number>>
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
  readonly 'login.recoveryCodeFileTitle': Readonly<Record<'app', string>> & Readonly<Record<'email', string>>
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
  /** Add your phone */
  readonly 'login.phoneTitle': Record<never, never>
  /** We’ll text you a code each time you sign in. */
  readonly 'login.phoneLead': Record<never, never>
  /** Phone number */
  readonly 'login.phoneLabel': Record<never, never>
  /** +1 555 010 0199 */
  readonly 'login.phoneExample': Record<never, never>
  /** Start with + and the country code. */
  readonly 'login.phoneHelp': Record<never, never>
  /** Send code */
  readonly 'login.sendCode': Record<never, never>
  /** Sending a code… */
  readonly 'login.sendingCode': Record<never, never>
  /** Check your phone */
  readonly 'login.smsCodeTitle': Record<never, never>
  /** Check your email */
  readonly 'login.emailCodeTitle': Record<never, never>
  /** Type the 6-digit code we sent to {to}. */
  readonly 'login.codeSentTo': Readonly<Record<'to', string>>
  /** Type the 6-digit code we sent you. */
  readonly 'login.codeSent': Record<never, never>
  /** The code wasn’t sent */
  readonly 'login.codeNotSent': Record<never, never>
  /** Send it to {phone} instead */
  readonly 'login.sendToPhone': Readonly<Record<'phone', string>>
  /** Use another number */
  readonly 'login.changePhone': Record<never, never>
  /** I can’t use my phone */
  readonly 'login.cannotUsePhone': Record<never, never>
  /** I can’t read my email */
  readonly 'login.cannotUseEmail': Record<never, never>
  /** Use this device */
  readonly 'login.deviceTitle': Record<never, never>
  /** Your device asks for your face, your fingerprint or its PIN. */
  readonly 'login.deviceLead': Record<never, never>
  /** From now on your face, your fingerprint or the PIN of this device proves that it’s you. */
  readonly 'login.deviceSetUp': Record<never, never>
  /** Use your security key */
  readonly 'login.securityKeyTitle': Record<never, never>
  /** Insert your key or hold it to your device, then touch it. */
  readonly 'login.securityKeyLead': Record<never, never>
  /** From now on a touch of your key proves that it’s you. Have it at hand. */
  readonly 'login.securityKeySetUp': Record<never, never>
  /** Waiting for your device… */
  readonly 'login.waitingForDevice': Record<never, never>
  /** I don’t have it with me */
  readonly 'login.cannotUseDevice': Record<never, never>
  /** Use {name} instead */
  readonly 'login.useDevice': Readonly<Record<'name', string>>
  /** Cancel */
  readonly 'stepUp.cancel': Record<never, never>
  /** Go back */
  readonly 'stepUp.back': Record<never, never>
  /** You need a second step for this */
  readonly 'stepUp.notEnrolledTitle': Record<never, never>
  /** Set one up in your profile first. It takes a minute, then try this again. */
  readonly 'stepUp.notEnrolledLead': Record<never, never>
  /** Enter your phone number. */
  readonly 'errors.phone.phone-required': Record<never, never>
  /** That isn’t a phone number we can text. Start with + and the country code. */
  readonly 'errors.ER-PHONE-INVALID': Record<never, never>
  /** No code is on its way yet. Ask for one below. */
  readonly 'errors.code-not-sent': Record<never, never>
  /** That’s enough codes for now */
  readonly 'errors.ER-MFA-TOO-MANY-CODES.title': Record<never, never>
  /** Use the last one we sent, or wait ten minutes and start again. */
  readonly 'errors.ER-MFA-TOO-MANY-CODES': Record<never, never>
  /** That second step isn’t allowed here */
  readonly 'errors.ER-MFA-STRATEGY-DISABLED.title': Record<never, never>
  /** Choose another one. */
  readonly 'errors.ER-MFA-STRATEGY-DISABLED': Record<never, never>
  /** You have a second step already */
  readonly 'errors.ER-MFA-ENROLLED.title': Record<never, never>
  /** Start again and use that one. */
  readonly 'errors.ER-MFA-ENROLLED': Record<never, never>
  /** Nothing was confirmed */
  readonly 'errors.device.webauthn-canceled.title': Record<never, never>
  /** Try again, or choose another way. */
  readonly 'errors.device.webauthn-canceled': Record<never, never>
  /** That took too long */
  readonly 'errors.device.webauthn-timed-out.title': Record<never, never>
  /** Try again. Your device is still the right one. */
  readonly 'errors.device.webauthn-timed-out': Record<never, never>
  /** This device is set up already */
  readonly 'errors.device.webauthn-registered.title': Record<never, never>
  /** Use another one, or choose another way. */
  readonly 'errors.device.webauthn-registered': Record<never, never>
  /** This browser can’t do that */
  readonly 'errors.device.webauthn-unsupported.title': Record<never, never>
  /** Choose another way, or use another browser. */
  readonly 'errors.device.webauthn-unsupported': Record<never, never>
  /** This page can’t use your device */
  readonly 'errors.device.webauthn-insecure.title': Record<never, never>
  /** Choose another way, and tell the people who run this app. */
  readonly 'errors.device.webauthn-insecure': Record<never, never>
  /** Your device gave no answer we can use */
  readonly 'errors.device.webauthn-failed.title': Record<never, never>
  /** Try again, or choose another way. */
  readonly 'errors.device.webauthn-failed': Record<never, never>
  /** That code doesn’t match. Check the last one we sent. */
  readonly 'errors.sent.ER-MFA-CODE-INVALID': Record<never, never>
  /** That code has run out. Send another one. */
  readonly 'errors.sent.ER-MFA-CODE-EXPIRED': Record<never, never>
  /** Choose your second step */
  readonly 'stepUp.chooseTitle': Record<never, never>
  /** Confirm it’s you */
  readonly 'stepUp.title': Record<never, never>
  /** This needs a fresh proof. What you were doing stays as it is. */
  readonly 'stepUp.lead': Record<never, never>
  /** You’ve confirmed it’s you */
  readonly 'stepUp.doneTitle': Record<never, never>
  /** Taking you back to where you were. */
  readonly 'stepUp.doneLead': Record<never, never>
  /** We couldn’t ask you for it */
  readonly 'stepUp.failedTitle': Record<never, never>
  /** Nothing was done and nothing is lost. Try again, or go back. */
  readonly 'stepUp.failedLead': Record<never, never>
  /** From now on you are asked for a code of your app after your password. It takes a minute. */
  readonly 'login.enrollOwnLead': Record<never, never>
  /** Too many wrong codes */
  readonly 'errors.ER-MFA-TOO-MANY-TRIES.title': Record<never, never>
  /** Wait five minutes, then try again. */
  readonly 'errors.ER-MFA-TOO-MANY-TRIES': Record<never, never>
  /** This phone gets codes already. Enter another number. */
  readonly 'errors.ER-PHONE-ENROLLED': Record<never, never>
}

/** The messages of `new-password`, each with the values it takes. */
export interface NewPasswordPlaceholders {
  /** New password */
  readonly 'newPassword.label': Record<never, never>
  /** Your password needs */
  readonly 'newPassword.rules': Record<never, never>
  /** {kinds, select, several {{limit, plural, one {At least # character} other {At least # characters, of different kinds}}} other {{limit, plural, one {At least # character} other {At least # characters}}}} */
  readonly 'newPassword.summary': Readonly<Record<'kinds', string>> & Readonly<Record<'limit', number>>
  /** {limit, plural, one {At least # character} other {At least # characters}} */
  readonly 'newPassword.minLength': Readonly<Record<'limit', number>>
  /** {limit, plural, one {At most # character} other {At most # characters}} */
  readonly 'newPassword.maxLength': Readonly<Record<'limit', number>>
  /** No character three times in a row */
  readonly 'newPassword.repeats': Record<never, never>
  /** {atLeast, plural, one {At least # of these} other {At least # of these}} */
  readonly 'newPassword.characters': Readonly<Record<'atLeast', number>>
  /** A lowercase letter (a–z) */
  readonly 'newPassword.lowercase': Record<never, never>
  /** An uppercase letter (A–Z) */
  readonly 'newPassword.uppercase': Record<never, never>
  /** A number */
  readonly 'newPassword.number': Record<never, never>
  /** A special character, such as # or ? */
  readonly 'newPassword.special': Record<never, never>
  /** {atLeast, plural, one {At least # of these, or {limit, number} characters in all} other {At least # of these, or {limit, number} characters in all}} */
  readonly 'newPassword.charactersOrPhrase': Readonly<Record<'atLeast', number>> & Readonly<Record<'limit', number>>
  /** Done: */
  readonly 'newPassword.met': Record<never, never>
  /** Still missing: */
  readonly 'newPassword.unmet': Record<never, never>
  /** Your password meets every rule. */
  readonly 'newPassword.allMet': Record<never, never>
  /** {count, plural, one {# rule to go: {rules}.} other {# rules to go: {rules}.}} */
  readonly 'newPassword.someUnmet': Readonly<Record<'count', number>> & Readonly<Record<'rules', string>>
  /** {strength, select, strong {Very hard to guess} good {Hard to guess} fair {Could be harder to guess} other {Easy to guess}} */
  readonly 'newPassword.strength': Readonly<Record<'strength', string>>
  /** Choose a password that meets every rule below. */
  readonly 'errors.password-unacceptable': Record<never, never>
  /** Choose a password that meets every rule below. */
  readonly 'errors.ER-PASSWORD-WEAK': Record<never, never>
  /** You have used this password before. Choose one that is new. */
  readonly 'errors.ER-PASSWORD-REUSED': Record<never, never>
  /** This password is on a list of stolen ones. Choose another. */
  readonly 'errors.ER-PASSWORD-BREACHED': Record<never, never>
}

/** The messages of `outage`, each with the values it takes. */
export interface OutagePlaceholders {
  /** Connection */
  readonly 'outage.boxLabel': Record<never, never>
  /** {app, select, none {We can’t connect} other {We can’t reach {app}}} */
  readonly 'outage.title': Readonly<Record<'app', string>>
  /** We keep trying, and go on as soon as it works. Check your connection if this lasts. */
  readonly 'outage.lead': Record<never, never>
  /** Try again */
  readonly 'outage.tryAgain': Record<never, never>
  /** Trying… */
  readonly 'outage.trying': Record<never, never>
}

/** The messages of `pages`, each with the values it takes. */
export interface PagesPlaceholders {
  /** Your company signs you in */
  readonly 'login.ssoTitle': Record<never, never>
  /** We’re taking {email} to {host}. */
  readonly 'login.ssoLead': Readonly<Record<'email', string>> & Readonly<Record<'host', string>>
  /** {seconds, plural, one {Opening in # second.} other {Opening in # seconds.}} */
  readonly 'login.ssoOpening': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'login.stayHere': Record<never, never>
  /** Continue now */
  readonly 'login.continueNow': Record<never, never>
  /** You’re signed in */
  readonly 'login.successTitle': Record<never, never>
  /** {app, select, none {Taking you there.} other {Opening {app}.}} */
  readonly 'login.successLead': Readonly<Record<'app', string>>
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
  /** Go back */
  readonly 'errors.back': Record<never, never>
  /** If it goes on, send this trace ID to support: */
  readonly 'errors.traceIdMessage': Record<never, never>
  /** Something went wrong in this application */
  readonly 'errors.base-url-missing.title': Record<never, never>
  /** It has not been told where to sign in. Tell the people who run it that the base URL is missing. */
  readonly 'errors.base-url-missing': Record<never, never>
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

/** The messages of `passkey`, each with the values it takes. */
export interface PasskeyPlaceholders {
  /** Sign in with a passkey */
  readonly 'login.passkeySignIn': Record<never, never>
  /** Waiting for your passkey… */
  readonly 'login.passkeyWaiting': Record<never, never>
  /** Sign in faster next time */
  readonly 'login.passkeyPromptTitle': Record<never, never>
  /** Add a passkey and your face, fingerprint or device PIN replaces the password. */
  readonly 'login.passkeyPromptLead': Record<never, never>
  /** Set up this device now and it replaces the password next time. */
  readonly 'login.passkeyQuickLead': Record<never, never>
  /** Can’t be phished */
  readonly 'login.passkeySafe': Record<never, never>
  /** {app, select, none {It only ever works here.} other {It only ever works on {app}.}} */
  readonly 'login.passkeySafeText': Readonly<Record<'app', string>>
  /** Stays with you */
  readonly 'login.passkeyYours': Record<never, never>
  /** Your device or password manager keeps it. We never see it. */
  readonly 'login.passkeyYoursText': Record<never, never>
  /** Add a passkey */
  readonly 'login.addPasskey': Record<never, never>
  /** Waiting for your device… */
  readonly 'login.addingPasskey': Record<never, never>
  /** Not now */
  readonly 'login.notNow': Record<never, never>
  /** Don’t ask again on this device */
  readonly 'login.dontAskAgain': Record<never, never>
  /** Nothing was confirmed */
  readonly 'errors.webauthn-canceled.title': Record<never, never>
  /** Try again when you’re ready, or take another way. */
  readonly 'errors.webauthn-canceled': Record<never, never>
  /** That took too long */
  readonly 'errors.webauthn-timed-out.title': Record<never, never>
  /** Try again, and confirm when your device asks. */
  readonly 'errors.webauthn-timed-out': Record<never, never>
  /** This device has a passkey already */
  readonly 'errors.webauthn-registered.title': Record<never, never>
  /** Use it the next time you sign in. */
  readonly 'errors.webauthn-registered': Record<never, never>
  /** This device can’t do that */
  readonly 'errors.webauthn-unsupported.title': Record<never, never>
  /** Try another device or browser, or take another way. */
  readonly 'errors.webauthn-unsupported': Record<never, never>
  /** Passkeys don’t work on this page */
  readonly 'errors.webauthn-insecure.title': Record<never, never>
  /** Its address isn’t the one passkeys are set up for. Tell the people who run it. */
  readonly 'errors.webauthn-insecure': Record<never, never>
  /** Your device gave no answer */
  readonly 'errors.webauthn-failed.title': Record<never, never>
  /** Try again, or take another way. */
  readonly 'errors.webauthn-failed': Record<never, never>
  /** That didn’t work with this device */
  readonly 'errors.ER-WEBAUTHN-INVALID.title': Record<never, never>
  /** Try again, or sign in another way. */
  readonly 'errors.ER-WEBAUTHN-INVALID': Record<never, never>
  /** That took too long */
  readonly 'errors.ER-WEBAUTHN-EXPIRED.title': Record<never, never>
  /** Try again, and confirm when your device asks. */
  readonly 'errors.ER-WEBAUTHN-EXPIRED': Record<never, never>
  /** This passkey isn’t known here any more */
  readonly 'errors.ER-WEBAUTHN-UNKNOWN.title': Record<never, never>
  /** Sign in another way, then add a new one. You can delete the old one from your device. */
  readonly 'errors.ER-WEBAUTHN-UNKNOWN': Record<never, never>
  /** This device has a passkey already */
  readonly 'errors.ER-WEBAUTHN-REGISTERED.title': Record<never, never>
  /** Use it the next time you sign in. */
  readonly 'errors.ER-WEBAUTHN-REGISTERED': Record<never, never>
  /** Passkeys are switched off here */
  readonly 'errors.ER-STRATEGY-OFF.title': Record<never, never>
  /** Sign in with your email instead. */
  readonly 'errors.ER-STRATEGY-OFF': Record<never, never>
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
  /** Forgot password? */
  readonly 'login.forgotPassword': Record<never, never>
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
  /** After too many failed tries, an email with a link that unlocks it goes to the account’s address. If there is none, ask your administrator. */
  readonly 'errors.ER-LOGIN-LOCKED': Record<never, never>
  /** This account is not active yet */
  readonly 'errors.ER-LOGIN-UNVERIFIED.title': Record<never, never>
  /** Open the message that we sent when you signed up, then sign in. */
  readonly 'errors.ER-LOGIN-UNVERIFIED': Record<never, never>
  /** We couldn’t check that you’re a person */
  readonly 'errors.captcha-unavailable.title': Record<never, never>
  /** Let the check through your blocker, or load the page again, then try once more. */
  readonly 'errors.captcha-unavailable': Record<never, never>
  /** We couldn’t check that you’re a person */
  readonly 'errors.ER-CAPTCHA-INVALID.title': Record<never, never>
  /** Let the check through your blocker, or load the page again, then try once more. */
  readonly 'errors.ER-CAPTCHA-INVALID': Record<never, never>
}

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

/** The messages of `phone`, each with the values it takes. */
export interface PhonePlaceholders {
  /** Phone number */
  readonly 'phone.numberLabel': Record<never, never>
  /** Begin with + and your country’s code. */
  readonly 'phone.numberHelp': Record<never, never>
  /** Send code */
  readonly 'phone.sendCode': Record<never, never>
  /** Sending a code… */
  readonly 'phone.sendingCode': Record<never, never>
  /** Confirm your phone number */
  readonly 'phone.codeTitle': Record<never, never>
  /** 6-digit code */
  readonly 'phone.codeLabel': Record<never, never>
  /** Enter the code we sent by text message to {number}. */
  readonly 'phone.sentBySms': Readonly<Record<'number', string>>
  /** Checking your code… */
  readonly 'phone.checkingCode': Record<never, never>
  /** Confirm */
  readonly 'phone.confirm': Record<never, never>
  /** Lost your phone number? */
  readonly 'resetPhoneNumber.title': Record<never, never>
  /** We’ll email you a code. With it you can set a new number. */
  readonly 'resetPhoneNumber.lead': Record<never, never>
  /** Back to sign-in */
  readonly 'resetPhoneNumber.backToSignIn': Record<never, never>
  /** Check your email */
  readonly 'resetPhoneNumber.codeTitle': Record<never, never>
  /** If there is an account with this address, a code is on its way to it. */
  readonly 'resetPhoneNumber.codeLead': Record<never, never>
  /** Enter your new phone number */
  readonly 'resetPhoneNumber.numberTitle': Record<never, never>
  /** We’ll text a code to it, and you sign in with that. */
  readonly 'resetPhoneNumber.numberLead': Record<never, never>
  /** Change phone number */
  readonly 'resetPhoneNumber.change': Record<never, never>
  /** Changing your phone number… */
  readonly 'resetPhoneNumber.changing': Record<never, never>
  /** Sign in by text message */
  readonly 'quickSms.title': Record<never, never>
  /** Next time we text you a code, and you need no password. Which number should it go to? */
  readonly 'quickSms.lead': Record<never, never>
  /** Use another number */
  readonly 'quickSms.changeNumber': Record<never, never>
  /** Not now */
  readonly 'quickSms.skip': Record<never, never>
  /** Enter your phone number. */
  readonly 'errors.phone-required': Record<never, never>
  /** Begin with + and your country’s code, such as +1 415 555 0123. */
  readonly 'errors.phone-not-international': Record<never, never>
  /** Check the number. It has too few or too many digits. */
  readonly 'errors.phone-incomplete': Record<never, never>
  /** Enter the code. */
  readonly 'errors.phone-code-required': Record<never, never>
  /** This has run out */
  readonly 'errors.no-code-sent.title': Record<never, never>
  /** No code is waited for any more. Start again. */
  readonly 'errors.no-code-sent': Record<never, never>
  /** That number is gone */
  readonly 'errors.unknown-phone-number.title': Record<never, never>
  /** It isn’t in your list any more. */
  readonly 'errors.unknown-phone-number': Record<never, never>
  /** That code doesn’t match. Check it and enter it again. */
  readonly 'errors.ER-PHONE-CODE-INVALID': Record<never, never>
  /** This has run out */
  readonly 'errors.ER-PHONE-TOKEN-EXPIRED.title': Record<never, never>
  /** The code was good for five minutes. Start again to get a new one. */
  readonly 'errors.ER-PHONE-TOKEN-EXPIRED': Record<never, never>
  /** Too many wrong codes */
  readonly 'errors.ER-PHONE-TOO-MANY-ATTEMPTS.title': Record<never, never>
  /** To keep your account safe this code no longer works. Start again to get a new one. */
  readonly 'errors.ER-PHONE-TOO-MANY-ATTEMPTS': Record<never, never>
  /** You have this number already. */
  readonly 'errors.ER-PHONE-KNOWN': Record<never, never>
}

/** The messages of `recovery`, each with the values it takes. */
export interface RecoveryPlaceholders {
  /** Forgot your password? */
  readonly 'forgotPassword.title': Record<never, never>
  /** Enter your email address, and we’ll help you choose a new password. */
  readonly 'forgotPassword.lead': Record<never, never>
  /** Send reset link */
  readonly 'forgotPassword.submit': Record<never, never>
  /** Sending… */
  readonly 'forgotPassword.sending': Record<never, never>
  /** Back to sign-in */
  readonly 'forgotPassword.back': Record<never, never>
  /** How should we reach you? */
  readonly 'forgotPassword.selectTitle': Record<never, never>
  /** Choose where we send what you need for a new password. */
  readonly 'forgotPassword.selectLead': Record<never, never>
  /** A link by email */
  readonly 'forgotPassword.byEmail': Record<never, never>
  /** A code by text message */
  readonly 'forgotPassword.bySms': Record<never, never>
  /** Enter the code */
  readonly 'forgotPassword.smsTitle': Record<never, never>
  /** If {email} has a phone number here, a code is on its way to it. */
  readonly 'forgotPassword.smsLead': Readonly<Record<'email', string>>
  /** 6-digit code */
  readonly 'forgotPassword.codeLabel': Record<never, never>
  /** Check code */
  readonly 'forgotPassword.smsSubmit': Record<never, never>
  /** Checking the code… */
  readonly 'forgotPassword.checking': Record<never, never>
  /** Check your email */
  readonly 'forgotPassword.successTitle': Record<never, never>
  /** If {email} has an account here, a link to choose a new password is on its way. It works for an hour. */
  readonly 'forgotPassword.successLead': Readonly<Record<'email', string>>
  /** Use another email address */
  readonly 'forgotPassword.otherEmail': Record<never, never>
  /** Checking your link… */
  readonly 'resetPassword.checking': Record<never, never>
  /** Choose a new password */
  readonly 'resetPassword.title': Record<never, never>
  /** You’ll sign in with it from now on. Your open sessions end. */
  readonly 'resetPassword.lead': Record<never, never>
  /** Set password */
  readonly 'resetPassword.submit': Record<never, never>
  /** Setting your password… */
  readonly 'resetPassword.setting': Record<never, never>
  /** Your new password is set */
  readonly 'resetPassword.successTitle': Record<never, never>
  /** Sign in with it to go on. */
  readonly 'resetPassword.successLead': Record<never, never>
  /** {seconds, plural, one {Opening sign-in in # second.} other {Opening sign-in in # seconds.}} */
  readonly 'resetPassword.openingIn': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'resetPassword.stay': Record<never, never>
  /** Sign in */
  readonly 'resetPassword.signIn': Record<never, never>
  /** Stopped. Sign in when you’re ready. */
  readonly 'resetPassword.stopped': Record<never, never>
  /** This link has run out */
  readonly 'resetPassword.spentTitle': Record<never, never>
  /** It was used already, or it is too old. Ask for a new one. */
  readonly 'resetPassword.spentLead': Record<never, never>
  /** Open the link again */
  readonly 'resetPassword.missingTitle': Record<never, never>
  /** This page works with the link from your email. Open it again, or ask for a new one. */
  readonly 'resetPassword.missingLead': Record<never, never>
  /** Ask for a new link */
  readonly 'resetPassword.askAgain': Record<never, never>
  /** Enter the code. */
  readonly 'errors.recovery-code-required': Record<never, never>
  /** Passwords can’t be recovered here */
  readonly 'errors.no-recovery-method.title': Record<never, never>
  /** Ask your administrator for a new one. */
  readonly 'errors.no-recovery-method': Record<never, never>
  /** That code doesn’t match. Check it and try again. */
  readonly 'errors.ER-RECOVERY-SMS-INVALID': Record<never, never>
  /** That code has run out. Ask for a new one. */
  readonly 'errors.ER-RECOVERY-SMS-EXPIRED': Record<never, never>
}

/** The messages of `resend`, each with the values it takes. */
export interface ResendPlaceholders {
  /** Send another code */
  readonly 'resend.code': Record<never, never>
  /** Send another link */
  readonly 'resend.link': Record<never, never>
  /** Send another email */
  readonly 'resend.mail': Record<never, never>
  /** {seconds, plural, one {Nothing there? You can ask for another in # second.} other {Nothing there? You can ask for another in # seconds.}} */
  readonly 'resend.in': Readonly<Record<'seconds', number>>
  /** You can ask for another now. */
  readonly 'resend.ready': Record<never, never>
  /** Sending… */
  readonly 'resend.sending': Record<never, never>
  /** A new one is on its way */
  readonly 'resend.sent.title': Record<never, never>
  /** The one before no longer works. */
  readonly 'resend.sent': Record<never, never>
  /** One was sent a moment ago */
  readonly 'errors.resend-too-soon.title': Record<never, never>
  /** Wait half a minute, then ask for another. */
  readonly 'errors.resend-too-soon': Record<never, never>
}

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

/** The messages of `session-expiry`, each with the values it takes. */
export interface SessionExpiryPlaceholders {
  /** Are you still there? */
  readonly 'sessionExpiry.idleTitle': Record<never, never>
  /** {seconds, plural, one {Nothing has happened for a while. You’ll be signed out in # second.} other {Nothing has happened for a while. You’ll be signed out in # seconds.}} */
  readonly 'sessionExpiry.idle': Readonly<Record<'seconds', number>>
  /** Your session is about to end */
  readonly 'sessionExpiry.reLoginTitle': Record<never, never>
  /** {seconds, plural, one {Save your work. You’ll have to sign in again in # second.} other {Save your work. You’ll have to sign in again in # seconds.}} */
  readonly 'sessionExpiry.reLogin': Readonly<Record<'seconds', number>>
  /** Stay signed in */
  readonly 'sessionExpiry.stay': Record<never, never>
  /** Sign out now */
  readonly 'sessionExpiry.signOut': Record<never, never>
  /** Keep working */
  readonly 'sessionExpiry.keepWorking': Record<never, never>
}

/** The messages of `sign-in`, each with the values it takes. */
export interface SignInPlaceholders {
  /** Sign-in */
  readonly 'login.boxLabel': Record<never, never>
  /** {app, select, none {Sign in} other {Sign in to {app}}} */
  readonly 'login.title': Readonly<Record<'app', string>>
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
  /** The address has a character that no address has: {character}. Remove it, or type the address. */
  readonly 'errors.email-character': Readonly<Record<'character', string>>
  /** {app, select, none {We can’t connect} other {We can’t reach {app}}} */
  readonly 'errors.network.title': Readonly<Record<'app', string>>
  /** Check your connection, then try again. */
  readonly 'errors.network': Record<never, never>
  /** {app, select, none {This is taking too long} other {{app} is taking too long to answer}} */
  readonly 'errors.timeout.title': Readonly<Record<'app', string>>
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
  /** Your account is disabled */
  readonly 'errors.ER-USER-DISABLED.title': Record<never, never>
  /** Ask your administrator to enable it. */
  readonly 'errors.ER-USER-DISABLED': Record<never, never>
  /** Your access has ended */
  readonly 'errors.ER-USER-EXPIRED.title': Record<never, never>
  /** Ask your administrator to extend it. */
  readonly 'errors.ER-USER-EXPIRED': Record<never, never>
  /** Not from this network */
  readonly 'errors.ER-IP-RESTRICTED.title': Record<never, never>
  /** Ask your administrator to allow it. */
  readonly 'errors.ER-IP-RESTRICTED': Record<never, never>
  /** This domain may not join */
  readonly 'errors.ER-DOMAIN-RESTRICTED.title': Record<never, never>
  /** Use another address. */
  readonly 'errors.ER-DOMAIN-RESTRICTED': Record<never, never>
}

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
  /** Phone number (optional) */
  readonly 'signUp.phoneOptionalLabel': Record<never, never>
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

/** The messages of `social`, each with the values it takes. */
export interface SocialPlaceholders {
  /** or */
  readonly 'social.or': Record<never, never>
  /** Other ways to sign in */
  readonly 'social.label': Record<never, never>
  /** Continue with {provider} */
  readonly 'social.continueWith': Readonly<Record<'provider', string>>
  /** Opening {provider}… */
  readonly 'social.leaving': Readonly<Record<'provider', string>>
  /** {provider} can’t be opened */
  readonly 'social.failed.title': Readonly<Record<'provider', string>>
  /** Try again, or use another way to sign in. */
  readonly 'social.failed': Record<never, never>
  /** Signing you in… */
  readonly 'social.verifyingTitle': Record<never, never>
  /** This takes a moment. */
  readonly 'social.verifyingLead': Record<never, never>
  /** You’re not signed in */
  readonly 'social.deniedTitle': Record<never, never>
  /** {provider, select, none {The sign-in was stopped before it was done.} other {The sign-in with {provider} was stopped before it was done.}} Try again, or choose another way. */
  readonly 'social.deniedLead': Readonly<Record<'provider', string>>
  /** This sign-in is over */
  readonly 'social.invalidTitle': Record<never, never>
  /** It was used already, or began in another tab. Start again from the sign-in page. */
  readonly 'social.invalidLead': Record<never, never>
  /** We couldn’t sign you in */
  readonly 'social.failedTitle': Record<never, never>
  /** {provider} sent you back, but we couldn’t confirm who you are. Nothing is wrong with your account. */
  readonly 'social.failedLead': Readonly<Record<'provider', string>>
  /** We can’t connect right now. Check your connection, then try again. */
  readonly 'social.offlineLead': Record<never, never>
  /** Go to sign-in */
  readonly 'social.toSignIn': Record<never, never>
  /** Sign in another way */
  readonly 'social.signInAnotherWay': Record<never, never>
}

/** The messages of `sso`, each with the values it takes. */
export interface SsoPlaceholders {
  /** Signing you in… */
  readonly 'sso.verifyingTitle': Record<never, never>
  /** Your company has sent you back. This takes a moment. */
  readonly 'sso.verifyingLead': Record<never, never>
  /** This sign-in is over */
  readonly 'sso.invalidTitle': Record<never, never>
  /** It was used already, or began in another tab. Start again from the sign-in page. */
  readonly 'sso.invalidLead': Record<never, never>
  /** Go to sign-in */
  readonly 'sso.toSignIn': Record<never, never>
  /** Your company’s sign-in failed */
  readonly 'sso.failedTitle': Record<never, never>
  /** We couldn’t confirm who you are. If it goes on, tell your administrator. */
  readonly 'sso.failedLead': Record<never, never>
  /** Your company didn’t let you in. Ask your administrator whether you may use this application. */
  readonly 'sso.refusedLead': Record<never, never>
  /** We can’t connect right now. Check your connection, then start again. */
  readonly 'sso.offlineLead': Record<never, never>
  /** {seconds, plural, one {Taking you back in # second.} other {Taking you back in # seconds.}} */
  readonly 'sso.leading': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'sso.stayHere': Record<never, never>
  /** Continue now */
  readonly 'sso.continueNow': Record<never, never>
  /** Sign in another way */
  readonly 'sso.signInAnotherWay': Record<never, never>
}

/** The messages of `checkout/billing-parts`, each with the values it takes. */
export interface BillingPartsPlaceholders {
  /** Card */
  readonly 'billing.card': Record<never, never>
  /** It goes straight to the payment provider. We never see it. */
  readonly 'billing.cardHelp': Record<never, never>
  /** Loading the field for the card… */
  readonly 'billing.cardLoading': Record<never, never>
  /** {brand} ending {last4} */
  readonly 'billing.cardEnding': Readonly<Record<'brand', string>> & Readonly<Record<'last4', string>>
  /** {brand} ending {last4}, expires {date} */
  readonly 'billing.cardLine': Readonly<Record<'brand', string>> & Readonly<Record<'last4', string>> & Readonly<Record<'date', string>>
  /** Expires {date} */
  readonly 'billing.expires': Readonly<Record<'date', string>>
  /** Saved payment method */
  readonly 'billing.otherMethod': Record<never, never>
  /** Billing details */
  readonly 'billing.details': Record<never, never>
  /** Name on the invoice */
  readonly 'billing.name': Record<never, never>
  /** Invoice email */
  readonly 'billing.email': Record<never, never>
  /** Country */
  readonly 'billing.country': Record<never, never>
  /** Choose the country. */
  readonly 'billing.countryMissing': Record<never, never>
  /** Enter street and number. */
  readonly 'billing.addressLine1Missing': Record<never, never>
  /** Enter the city. */
  readonly 'billing.cityMissing': Record<never, never>
  /** Not set */
  readonly 'billing.noCountry': Record<never, never>
  /** Street and number */
  readonly 'billing.line1': Record<never, never>
  /** Floor, unit or building */
  readonly 'billing.line2': Record<never, never>
  /** City */
  readonly 'billing.city': Record<never, never>
  /** State or region */
  readonly 'billing.state': Record<never, never>
  /** Postal code */
  readonly 'billing.postalCode': Record<never, never>
  /** per month */
  readonly 'billing.perMonth': Record<never, never>
  /** per year */
  readonly 'billing.perYear': Record<never, never>
  /** {price} a month */
  readonly 'billing.aMonth': Readonly<Record<'price', string>>
  /** {price} a year */
  readonly 'billing.aYear': Readonly<Record<'price', string>>
  /** Current plan */
  readonly 'billing.currentPlan': Record<never, never>
  /** Upgrade */
  readonly 'billing.upgrade': Record<never, never>
  /** Upgrade to {plan} */
  readonly 'billing.upgradeTo': Readonly<Record<'plan', string>>
  /** Move to {plan} */
  readonly 'billing.moveTo': Readonly<Record<'plan', string>>
  /** Continue with {plan} */
  readonly 'billing.continueWith': Readonly<Record<'plan', string>>
  /** Now, {plan} */
  readonly 'billing.nowPlan': Readonly<Record<'plan', string>>
  /** From today, {plan} */
  readonly 'billing.todayPlan': Readonly<Record<'plan', string>>
  /** From {date}, {plan} */
  readonly 'billing.datePlan': Readonly<Record<'date', string>> & Readonly<Record<'plan', string>>
  /** Due today */
  readonly 'billing.dueToday': Record<never, never>
  /** Taken off the next invoice */
  readonly 'billing.credit': Record<never, never>
  /** Next payment */
  readonly 'billing.nextPayment': Record<never, never>
  /** This is an estimate. The invoice has the exact amounts. */
  readonly 'billing.estimate': Record<never, never>
}

/** The messages of `checkout/billing`, each with the values it takes. */
export interface BillingPlaceholders {
  /** Billing is externally managed */
  readonly 'errors.billing-externally-managed.title': Record<never, never>
  /** Your plan is part of a contract. Ask the people who look after it. */
  readonly 'errors.billing-externally-managed': Record<never, never>
  /** Payment provider not configured */
  readonly 'errors.payment-provider-missing.title': Record<never, never>
  /** Cards cannot be entered here yet. Ask for another way to pay. */
  readonly 'errors.payment-provider-missing': Record<never, never>
  /** Internal feature failure */
  readonly 'errors.internal-feature-failure.title': Record<never, never>
  /** Billing is not set up here. Your plan still works. Ask your provider to finish the setup. */
  readonly 'errors.internal-feature-failure': Record<never, never>
  /** Not authorized */
  readonly 'errors.not-authorized.title': Record<never, never>
  /** You are in no account. Switch to one to see its billing. */
  readonly 'errors.not-authorized': Record<never, never>
  /** You are in no account */
  readonly 'errors.tenant-missing.title': Record<never, never>
  /** Switch to an account, then save the card again. */
  readonly 'errors.tenant-missing': Record<never, never>
  /** Subscription not found */
  readonly 'errors.subscription-missing.title': Record<never, never>
  /** Your account has no subscription to change. Ask your provider for one. */
  readonly 'errors.subscription-missing': Record<never, never>
  /** It is canceled already */
  readonly 'errors.subscription-already-canceled.title': Record<never, never>
  /** The plan stays until the end of the paid period. */
  readonly 'errors.subscription-already-canceled': Record<never, never>
  /** Only an active plan can be canceled */
  readonly 'errors.subscription-not-active.title': Record<never, never>
  /** Load the page again to see where the plan stands. */
  readonly 'errors.subscription-not-active': Record<never, never>
  /** It is not canceled */
  readonly 'errors.subscription-not-canceled.title': Record<never, never>
  /** The plan renews by itself, so there is nothing to take back. */
  readonly 'errors.subscription-not-canceled': Record<never, never>
  /** There is no trial to keep */
  readonly 'errors.subscription-not-trialing.title': Record<never, never>
  /** Change the plan without keeping the trial. */
  readonly 'errors.subscription-not-trialing': Record<never, never>
  /** It cannot be canceled here */
  readonly 'errors.plan-cancellation-forbidden.title': Record<never, never>
  /** Ask your provider to cancel the plan. */
  readonly 'errors.plan-cancellation-forbidden': Record<never, never>
  /** A cheaper plan cannot be chosen here */
  readonly 'errors.plan-downgrade-forbidden.title': Record<never, never>
  /** Ask your provider to change the plan. */
  readonly 'errors.plan-downgrade-forbidden': Record<never, never>
  /** That is your plan already */
  readonly 'errors.plan-unchanged.title': Record<never, never>
  /** Choose another one to change it. */
  readonly 'errors.plan-unchanged': Record<never, never>
  /** That plan is no longer on offer */
  readonly 'errors.plan-missing.title': Record<never, never>
  /** Choose another plan. */
  readonly 'errors.plan-missing': Record<never, never>
  /** There is no card yet */
  readonly 'errors.payment-method-missing.title': Record<never, never>
  /** Add one to go on. */
  readonly 'errors.payment-method-missing': Record<never, never>
  /** The payment did not go through */
  readonly 'errors.payment-incomplete.title': Record<never, never>
  /** Nothing was paid. Use another card, or ask your bank. */
  readonly 'errors.payment-incomplete': Record<never, never>
  /** We do not know yet if you paid */
  readonly 'errors.payment-unclear.title': Record<never, never>
  /** Check again first. Nothing is paid twice. */
  readonly 'errors.payment-unclear': Record<never, never>
  /** Something is missing on the card */
  readonly 'errors.card-incomplete.title': Record<never, never>
  /** Check the number, the date and the code. */
  readonly 'errors.card-incomplete': Record<never, never>
  /** That card has run out */
  readonly 'errors.card-expired.title': Record<never, never>
  /** Use another one. */
  readonly 'errors.card-expired': Record<never, never>
  /** The bank declined that card */
  readonly 'errors.card-declined.title': Record<never, never>
  /** Use another one, or ask the bank. */
  readonly 'errors.card-declined': Record<never, never>
  /** Your bank did not confirm the card */
  readonly 'errors.confirmation-failed.title': Record<never, never>
  /** Try again, or use another one. */
  readonly 'errors.confirmation-failed': Record<never, never>
  /** We couldn’t reach the payment provider */
  readonly 'errors.payment-unreachable.title': Record<never, never>
  /** Check your connection and try again. Nothing is saved twice. */
  readonly 'errors.payment-unreachable': Record<never, never>
  /** The invoice needs a name */
  readonly 'errors.billing-name-required.title': Record<never, never>
  /** Enter the name of your company, or yours. */
  readonly 'errors.billing-name-required': Record<never, never>
  /** The invoice needs an address */
  readonly 'errors.billing-address-required.title': Record<never, never>
  /** Enter country, street and city. */
  readonly 'errors.billing-address-required': Record<never, never>
}

/** The messages of `checkout/checkout`, each with the values it takes. */
export interface CheckoutPlaceholders {
  /** Change your plan */
  readonly 'checkout.title': Record<never, never>
  /** Choose the plan that fits. You see the cost before you pay. */
  readonly 'checkout.lead': Record<never, never>
  /** Loading the plans… */
  readonly 'checkout.loading': Record<never, never>
  /** Plans */
  readonly 'checkout.plans': Record<never, never>
  /** It starts as soon as the payment goes through. */
  readonly 'checkout.upgradeLead': Record<never, never>
  /** It starts when the paid period ends. */
  readonly 'checkout.laterLead': Record<never, never>
  /** It starts at once. Nothing is due today. */
  readonly 'checkout.freeLead': Record<never, never>
  /** Your trial */
  readonly 'checkout.trial': Record<never, never>
  /** End it and pay today */
  readonly 'checkout.trialEnds': Record<never, never>
  /** {price} is due today. The next payment is on {date}. */
  readonly 'checkout.trialEndsHelp': Readonly<Record<'price', string>> & Readonly<Record<'date', string>>
  /** Keep it until {date} */
  readonly 'checkout.trialStays': Readonly<Record<'date', string>>
  /** Nothing is due today. From {date} you pay {price}. */
  readonly 'checkout.trialStaysHelp': Readonly<Record<'date', string>> & Readonly<Record<'price', string>>
  /** Cancel */
  readonly 'checkout.cancel': Record<never, never>
  /** Back */
  readonly 'checkout.back': Record<never, never>
  /** Continue */
  readonly 'checkout.continue': Record<never, never>
  /** Saving… */
  readonly 'checkout.saving': Record<never, never>
  /** Pay with */
  readonly 'checkout.payWith': Record<never, never>
  /** Another card */
  readonly 'checkout.anotherCard': Record<never, never>
  /** Invoice to */
  readonly 'checkout.billTo': Record<never, never>
  /** Upgrade for {price} */
  readonly 'checkout.upgradeFor': Readonly<Record<'price', string>>
  /** Pay {price} */
  readonly 'checkout.payFor': Readonly<Record<'price', string>>
  /** Change to {plan} */
  readonly 'checkout.changeTo': Readonly<Record<'plan', string>>
  /** Paying… */
  readonly 'checkout.paying': Record<never, never>
  /** Your last payment has no answer */
  readonly 'checkout.resumed.title': Record<never, never>
  /** It was interrupted. Confirm again to finish it: nothing is paid twice. */
  readonly 'checkout.resumed': Record<never, never>
  /** We do not know yet if you paid */
  readonly 'checkout.unclearTitle': Record<never, never>
  /** The answer to the payment was lost on the way. */
  readonly 'checkout.unclearLead': Record<never, never>
  /** Check again in a moment. Nothing is paid twice, even if you close this. */
  readonly 'checkout.unclear': Record<never, never>
  /** Check again */
  readonly 'checkout.check': Record<never, never>
  /** Checking… */
  readonly 'checkout.checking': Record<never, never>
  /** You have {plan} */
  readonly 'checkout.doneTitle': Readonly<Record<'plan', string>>
  /** The receipt is among your invoices. */
  readonly 'checkout.doneLead': Record<never, never>
  /** You keep {plan} after the trial */
  readonly 'checkout.trialTitle': Readonly<Record<'plan', string>>
  /** The first payment follows on {date}. */
  readonly 'checkout.trialLead': Readonly<Record<'date', string>>
  /** You move to {plan} on {date} */
  readonly 'checkout.laterTitle': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** Until then nothing changes. */
  readonly 'checkout.laterDoneLead': Record<never, never>
  /** Done */
  readonly 'checkout.done': Record<never, never>
  /** The plan cannot be changed here */
  readonly 'checkout.refusedTitle': Record<never, never>
  /** Close */
  readonly 'checkout.close': Record<never, never>
  /** Leave without changing the plan? */
  readonly 'checkout.leaveTitle': Record<never, never>
  /** What you entered here would be lost. */
  readonly 'checkout.leaveText': Record<never, never>
  /** Keep editing */
  readonly 'checkout.stay': Record<never, never>
  /** Leave */
  readonly 'checkout.leave': Record<never, never>
  /** The payment is running. This closes as soon as it is done. */
  readonly 'checkout.holding': Record<never, never>
}

/** The messages of `portal/account-menus`, each with the values it takes. */
export interface AccountMenusPlaceholders {
  /** {name}. Switch account */
  readonly 'portal.tenantMenu': Readonly<Record<'name', string>>
  /** {name}. Your menu */
  readonly 'portal.personMenu': Readonly<Record<'name', string>>
  /** Sign out */
  readonly 'portal.signOut': Record<never, never>
  /** Switch account */
  readonly 'portal.switchTenant': Record<never, never>
  /** Search accounts */
  readonly 'portal.searchTenants': Record<never, never>
  /** Switching to {name}… */
  readonly 'portal.switchingTo': Readonly<Record<'name', string>>
  /** You’re now in {name}. */
  readonly 'portal.switchedTo': Readonly<Record<'name', string>>
}

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

/** The messages of `portal/api-tokens`, each with the values it takes. */
export interface ApiTokensPlaceholders {
  /** API tokens */
  readonly 'apiTokens.title': Record<never, never>
  /** Programs use these to act for this account. */
  readonly 'apiTokens.lead': Record<never, never>
  /** Create token */
  readonly 'apiTokens.create': Record<never, never>
  /** Search name or client ID */
  readonly 'apiTokens.search': Record<never, never>
  /** {count, plural, one {# API token} other {# API tokens}} */
  readonly 'apiTokens.count': Readonly<Record<'count', number>>
  /** No API tokens yet */
  readonly 'apiTokens.empty': Record<never, never>
  /** Create a token for a program that works without a person. */
  readonly 'apiTokens.emptyText': Record<never, never>
  /** Details */
  readonly 'apiTokens.edit': Record<never, never>
  /** Details */
  readonly 'apiTokens.show': Record<never, never>
  /** Delete token */
  readonly 'apiTokens.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'apiTokens.removeTitle': Readonly<Record<'name', string>>
  /** Programs that use this token are refused from then on. You can’t undo this. */
  readonly 'apiTokens.removeText': Record<never, never>
  /** {count, plural, one {Delete # API token?} other {Delete # API tokens?}} */
  readonly 'apiTokens.removeManyTitle': Readonly<Record<'count', number>>
  /** Programs that use these tokens are refused from then on. You can’t undo this. */
  readonly 'apiTokens.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # API token} other {Delete # API tokens}} */
  readonly 'apiTokens.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} API tokens deleted */
  readonly 'apiTokens.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** It acts for this account, whoever created it. */
  readonly 'apiTokens.createLead': Record<never, never>
  /** Personal tokens */
  readonly 'personalApiTokens.title': Record<never, never>
  /** They act as you, with your roles. */
  readonly 'personalApiTokens.lead': Record<never, never>
  /** Create token */
  readonly 'personalApiTokens.create': Record<never, never>
  /** Search name or client ID */
  readonly 'personalApiTokens.search': Record<never, never>
  /** {count, plural, one {# personal token} other {# personal tokens}} */
  readonly 'personalApiTokens.count': Readonly<Record<'count', number>>
  /** No personal tokens yet */
  readonly 'personalApiTokens.empty': Record<never, never>
  /** Create a token for a script or a tool that works for you. */
  readonly 'personalApiTokens.emptyText': Record<never, never>
  /** Details */
  readonly 'personalApiTokens.edit': Record<never, never>
  /** Details */
  readonly 'personalApiTokens.show': Record<never, never>
  /** Delete token */
  readonly 'personalApiTokens.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'personalApiTokens.removeTitle': Readonly<Record<'name', string>>
  /** Programs that use this token are refused from then on. You can’t undo this. */
  readonly 'personalApiTokens.removeText': Record<never, never>
  /** {count, plural, one {Delete # personal token?} other {Delete # personal tokens?}} */
  readonly 'personalApiTokens.removeManyTitle': Readonly<Record<'count', number>>
  /** Programs that use these tokens are refused from then on. You can’t undo this. */
  readonly 'personalApiTokens.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # personal token} other {Delete # personal tokens}} */
  readonly 'personalApiTokens.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} personal tokens deleted */
  readonly 'personalApiTokens.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** It acts as you, with your roles. */
  readonly 'personalApiTokens.createLead': Record<never, never>
  /** Create a token */
  readonly 'apiToken.createTitle': Record<never, never>
  /** What is it for? */
  readonly 'apiToken.description': Record<never, never>
  /** You find it by this name in the list. */
  readonly 'apiToken.descriptionHelp': Record<never, never>
  /** Enter what the token is for. */
  readonly 'apiToken.descriptionMissing': Record<never, never>
  /** Roles */
  readonly 'apiToken.roles': Record<never, never>
  /** Expires */
  readonly 'apiToken.expires': Record<never, never>
  /** {count, plural, one {# day} other {# days}} */
  readonly 'apiToken.days': Readonly<Record<'count', number>>
  /** Never */
  readonly 'apiToken.never': Record<never, never>
  /** It ends on {date}. */
  readonly 'apiToken.endsOn': Readonly<Record<'date', string>>
  /** It works until somebody deletes it. */
  readonly 'apiToken.endsNever': Record<never, never>
  /** Create token */
  readonly 'apiToken.save': Record<never, never>
  /** Token */
  readonly 'apiToken.token': Record<never, never>
  /** Created */
  readonly 'apiToken.created': Record<never, never>
  /** Created by */
  readonly 'apiToken.createdBy': Record<never, never>
  /** Ended {date} */
  readonly 'apiToken.ended': Readonly<Record<'date', string>>
  /** State */
  readonly 'apiToken.state': Record<never, never>
  /** Live */
  readonly 'apiToken.live': Record<never, never>
  /** Ended */
  readonly 'apiToken.endedOnes': Record<never, never>
  /** Kind */
  readonly 'apiToken.kind': Record<never, never>
  /** Client ID and secret */
  readonly 'apiToken.clientCredentials': Record<never, never>
  /** Access token */
  readonly 'apiToken.accessToken': Record<never, never>
  /** Client ID */
  readonly 'apiToken.clientId': Record<never, never>
  /** This token is gone */
  readonly 'apiToken.gone': Record<never, never>
  /** Created. Copy the secret now. */
  readonly 'apiToken.createdLead': Record<never, never>
  /** We can’t show it again. If you lose it, delete the token and create a new one. */
  readonly 'apiToken.once': Record<never, never>
  /** Enter what the token is for. */
  readonly 'errors.api-token-description-required': Record<never, never>
  /** Choose when the token expires. */
  readonly 'errors.api-token-expiry-invalid': Record<never, never>
}

/** The messages of `portal/applications`, each with the values it takes. */
export interface ApplicationsPlaceholders {
  /** Applications */
  readonly 'applications.title': Record<never, never>
  /** Who in your account may open what. */
  readonly 'applications.lead': Record<never, never>
  /** Search applications */
  readonly 'applications.search': Record<never, never>
  /** {count, plural, one {# application} other {# applications}} */
  readonly 'applications.count': Readonly<Record<'count', number>>
  /** Application */
  readonly 'applications.application': Record<never, never>
  /** Access */
  readonly 'applications.access': Record<never, never>
  /** People */
  readonly 'applications.people': Record<never, never>
  /** Address */
  readonly 'applications.url': Record<never, never>
  /** Everyone */
  readonly 'applications.everyone': Record<never, never>
  /** Chosen people */
  readonly 'applications.chosen': Record<never, never>
  /** Off */
  readonly 'applications.off': Record<never, never>
  /** All */
  readonly 'applications.all': Record<never, never>
  /** Choose people */
  readonly 'applications.choose': Record<never, never>
  /** See who may open it */
  readonly 'applications.see': Record<never, never>
  /** No applications yet */
  readonly 'applications.empty': Record<never, never>
  /** The applications of your account are listed here as soon as it has some. */
  readonly 'applications.emptyText': Record<never, never>
  /** Who may open {name}? */
  readonly 'applications.who': Readonly<Record<'name', string>>
  /** They see it in their list of applications at once. */
  readonly 'applications.atOnce': Record<never, never>
  /** {count, plural, one {The access of # person didn’t change. The others are saved.} other {The access of # people didn’t change. The others are saved.}} */
  readonly 'applications.refused': Readonly<Record<'count', number>>
  /** Everyone in your account. */
  readonly 'applications.free': Record<never, never>
  /** People who join have it at once. Nobody has to be chosen, and nobody can be left out. */
  readonly 'applications.freeText': Record<never, never>
  /** Search people by name or email */
  readonly 'applications.searchPeople': Record<never, never>
  /** Save access */
  readonly 'applications.save': Record<never, never>
  /** Applications of {name} */
  readonly 'applications.ofUser': Readonly<Record<'name', string>>
  /** Open to everyone: {names}. */
  readonly 'applications.freeOnes': Readonly<Record<'names', string>>
  /** There is no application that people are chosen for. */
  readonly 'applications.noneToChoose': Record<never, never>
  /** We couldn’t load the access */
  readonly 'applications.unread': Record<never, never>
  /** Try again */
  readonly 'applications.tryAgain': Record<never, never>
  /** Close */
  readonly 'applications.close': Record<never, never>
  /** Assignment action failed */
  readonly 'errors.assignment-failed.title': Record<never, never>
  /** Try again or contact support. */
  readonly 'errors.assignment-failed': Record<never, never>
  /** The account isn’t known */
  readonly 'errors.tenant-not-defined.title': Record<never, never>
  /** Sign in again, then try once more. */
  readonly 'errors.tenant-not-defined': Record<never, never>
  /** This application is gone */
  readonly 'errors.application-gone.title': Record<never, never>
  /** Your account no longer has it, or the link is old. */
  readonly 'errors.application-gone': Record<never, never>
}

/** The messages of `portal/audits`, each with the values it takes. */
export interface AuditsPlaceholders {
  /** Audit log */
  readonly 'audits.title': Record<never, never>
  /** Who did what, and when. */
  readonly 'audits.lead': Record<never, never>
  /** Search the log */
  readonly 'audits.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'audits.count': Readonly<Record<'count', number>>
  /** Time */
  readonly 'audits.column.createdAt': Record<never, never>
  /** Action */
  readonly 'audits.column.action': Record<never, never>
  /** Severity */
  readonly 'audits.column.severity': Record<never, never>
  /** Description */
  readonly 'audits.column.description': Record<never, never>
  /** Who */
  readonly 'audits.column.user': Record<never, never>
  /** Email address */
  readonly 'audits.column.email': Record<never, never>
  /** IP address */
  readonly 'audits.column.ip': Record<never, never>
  /** With */
  readonly 'audits.column.userAgent': Record<never, never>
  /** Raw event */
  readonly 'audits.column.json': Record<never, never>
  /** High */
  readonly 'audits.High': Record<never, never>
  /** Info */
  readonly 'audits.Info': Record<never, never>
  /** System */
  readonly 'audits.system': Record<never, never>
  /** Today {time} */
  readonly 'audits.today': Readonly<Record<'time', string>>
  /** Yesterday {time} */
  readonly 'audits.yesterday': Readonly<Record<'time', string>>
  /** Events today */
  readonly 'audits.eventsToday': Record<never, never>
  /** By people, tokens and the system */
  readonly 'audits.eventsTodayNote': Record<never, never>
  /** High this week */
  readonly 'audits.highThisWeek': Record<never, never>
  /** Nothing needs a closer look */
  readonly 'audits.noneHigh': Record<never, never>
  /** Show only these */
  readonly 'audits.showHigh': Record<never, never>
  /** Not known */
  readonly 'audits.unknown': Record<never, never>
  /** Load again */
  readonly 'audits.loadAgain': Record<never, never>
  /** Load again: {figure} */
  readonly 'audits.loadAgainOf': Readonly<Record<'figure', string>>
  /** Any time */
  readonly 'audits.anyTime': Record<never, never>
  /** {count, plural, one {Last 24 hours} other {Last # days}} */
  readonly 'audits.lastDays': Readonly<Record<'count', number>>
  /** Days of your choice */
  readonly 'audits.ownDays': Record<never, never>
  /** Days */
  readonly 'audits.days': Record<never, never>
  /** Since {date} */
  readonly 'audits.since': Readonly<Record<'date', string>>
  /** Until {date} */
  readonly 'audits.until': Readonly<Record<'date', string>>
  /** Export CSV */
  readonly 'audits.export': Record<never, never>
  /** Cancel export */
  readonly 'audits.exportCancel': Record<never, never>
  /** Reading {file} */
  readonly 'audits.exporting': Readonly<Record<'file', string>>
  /** {file} is saved */
  readonly 'audits.exported': Readonly<Record<'file', string>>
  /** The export was canceled */
  readonly 'audits.exportEnded': Record<never, never>
  /** We couldn’t export the log */
  readonly 'audits.exportFailed': Record<never, never>
  /** Try again */
  readonly 'audits.tryAgain': Record<never, never>
  /** Views */
  readonly 'audits.views': Record<never, never>
  /** Save this view */
  readonly 'audits.saveView': Record<never, never>
  /** Keeps search, filters and order under a name, in this browser. */
  readonly 'audits.saveViewLead': Record<never, never>
  /** Edit views */
  readonly 'audits.editViews': Record<never, never>
  /** No saved views yet */
  readonly 'audits.noViews': Record<never, never>
  /** Name of the view */
  readonly 'audits.viewName': Record<never, never>
  /** Give the view a name. */
  readonly 'audits.viewNameMissing': Record<never, never>
  /** A view of this name is replaced. */
  readonly 'audits.viewReplaces': Record<never, never>
  /** Actions for {name} */
  readonly 'audits.viewActions': Readonly<Record<'name', string>>
  /** Rename */
  readonly 'audits.renameView': Record<never, never>
  /** Rename {name} */
  readonly 'audits.renameViewTitle': Readonly<Record<'name', string>>
  /** Save name */
  readonly 'audits.renameViewSave': Record<never, never>
  /** Delete view */
  readonly 'audits.removeView': Record<never, never>
  /** Delete the view {name}? */
  readonly 'audits.removeViewTitle': Readonly<Record<'name', string>>
  /** The events stay. Only this search is forgotten. */
  readonly 'audits.removeViewText': Record<never, never>
  /** Close */
  readonly 'audits.close': Record<never, never>
  /** When */
  readonly 'audits.when': Record<never, never>
  /** What changed */
  readonly 'audits.object': Record<never, never>
  /** Open the user */
  readonly 'audits.openUser': Record<never, never>
  /** Open the group */
  readonly 'audits.openGroup': Record<never, never>
  /** Open the role */
  readonly 'audits.openRole': Record<never, never>
  /** Copy raw event */
  readonly 'audits.copyRaw': Record<never, never>
  /** {count, plural, one {# item} other {# items}} */
  readonly 'audits.items': Readonly<Record<'count', number>>
  /** and {count, number} more */
  readonly 'audits.more': Readonly<Record<'count', number>>
  /** This event is not on this page */
  readonly 'audits.notShown': Record<never, never>
  /** Clear the filters, or look on another page. */
  readonly 'audits.notShownText': Record<never, never>
  /** No events yet */
  readonly 'audits.empty': Record<never, never>
  /** What people, tokens and the system do is listed here. */
  readonly 'audits.emptyText': Record<never, never>
}

/** The messages of `portal/change-password`, each with the values it takes. */
export interface ChangePasswordPlaceholders {
  /** Change your password */
  readonly 'changePassword.title': Record<never, never>
  /** You stay signed in here. All other devices are signed out. */
  readonly 'changePassword.lead': Record<never, never>
  /** Present password */
  readonly 'changePassword.present': Record<never, never>
  /** Change password */
  readonly 'changePassword.submit': Record<never, never>
  /** Changing your password… */
  readonly 'changePassword.changing': Record<never, never>
  /** Your password is changed */
  readonly 'changePassword.changedTitle': Record<never, never>
  /** You are still signed in here. All other devices are signed out. */
  readonly 'changePassword.changedLead': Record<never, never>
  /** Change it again */
  readonly 'changePassword.again': Record<never, never>
  /** Enter your present password. */
  readonly 'errors.present-password-required': Record<never, never>
  /** That isn’t your present password. Check it and enter it again. */
  readonly 'errors.ER-PASSWORD-WRONG': Record<never, never>
}

/** The messages of `portal/confirm-dialog`, each with the values it takes. */
export interface ConfirmDialogPlaceholders {
  /** Cancel */
  readonly 'confirm.cancel': Record<never, never>
  /** Working… */
  readonly 'confirm.working': Record<never, never>
  /** Type {text} to go on */
  readonly 'confirm.type': Readonly<Record<'text', string>>
  /** That isn’t the same. Type {text}. */
  readonly 'confirm.differs': Readonly<Record<'text', string>>
}

/** The messages of `portal/data-table`, each with the values it takes. */
export interface DataTablePlaceholders {
  /** Skip the table */
  readonly 'table.skip': Record<never, never>
  /** Actions */
  readonly 'table.actions': Record<never, never>
  /** Actions for {name} */
  readonly 'table.actionsFor': Readonly<Record<'name', string>>
  /** Select {name} */
  readonly 'table.select': Readonly<Record<'name', string>>
  /** Select all on this page */
  readonly 'table.selectPage': Record<never, never>
  /** Select all loaded rows */
  readonly 'table.selectLoaded': Record<never, never>
  /** Select all {count} */
  readonly 'table.selectAll': Readonly<Record<'count', string>>
  /** {count} selected */
  readonly 'table.selected': Readonly<Record<'count', string>>
  /** All {count} selected */
  readonly 'table.allSelected': Readonly<Record<'count', string>>
  /** Selection cleared. */
  readonly 'table.cleared': Record<never, never>
  /** Clear the selection */
  readonly 'table.clearSelection': Record<never, never>
  /** {count, plural, one {# row} other {# rows}} */
  readonly 'table.rows': Readonly<Record<'count', number>>
  /** {loaded} of {total} loaded. */
  readonly 'table.loaded': Readonly<Record<'loaded', string>> & Readonly<Record<'total', string>>
  /** Load {count} more */
  readonly 'table.loadMore': Readonly<Record<'count', string>>
  /** Loading. */
  readonly 'table.loading': Record<never, never>
  /** Sort by */
  readonly 'table.sortBy': Record<never, never>
  /** {column}, ascending */
  readonly 'table.ascending': Readonly<Record<'column', string>>
  /** {column}, descending */
  readonly 'table.descending': Readonly<Record<'column', string>>
  /** Sorted by {column}. */
  readonly 'table.sorted': Readonly<Record<'column', string>>
  /** No results */
  readonly 'table.noResults': Record<never, never>
  /** Nothing contains “{search}”. */
  readonly 'table.noSearchResults': Readonly<Record<'search', string>>
  /** Nothing fits the filters: {filters}. */
  readonly 'table.noFilterResults': Readonly<Record<'filters', string>>
  /** Nothing contains “{search}” and fits the filters: {filters}. */
  readonly 'table.noQueryResults': Readonly<Record<'search', string>> & Readonly<Record<'filters', string>>
  /** Clear search and filters */
  readonly 'table.clearQuery': Record<never, never>
  /** We couldn’t load this list */
  readonly 'table.failed': Record<never, never>
  /** Try again: {name} */
  readonly 'table.tryRowAgain': Readonly<Record<'name', string>>
  /** Saving… */
  readonly 'table.saving': Record<never, never>
  /** Saved: {name}. */
  readonly 'table.saved': Readonly<Record<'name', string>>
  /** Removed {name}. */
  readonly 'table.removed': Readonly<Record<'name', string>>
  /** {done} of {total} done */
  readonly 'table.done': Readonly<Record<'done', string>> & Readonly<Record<'total', string>>
  /** Stop */
  readonly 'table.stop': Record<never, never>
  /** {count, plural, one {Try the failed one again} other {Try the # failed ones again}} */
  readonly 'table.retryFailed': Readonly<Record<'count', number>>
  /** More actions */
  readonly 'table.moreActions': Record<never, never>
  /** Columns */
  readonly 'table.columns': Record<never, never>
  /** Open {name} */
  readonly 'table.openRow': Readonly<Record<'name', string>>
  /** Close {name} */
  readonly 'table.closeRow': Readonly<Record<'name', string>>
  /** level {level} */
  readonly 'table.level': Readonly<Record<'level', string>>
  /** Filter */
  readonly 'filters.filter': Record<never, never>
  /** {count} on */
  readonly 'filters.active': Readonly<Record<'count', string>>
  /** Filters */
  readonly 'filters.title': Record<never, never>
  /** All */
  readonly 'filters.all': Record<never, never>
  /** Any */
  readonly 'filters.any': Record<never, never>
  /** Clear filters */
  readonly 'filters.clear': Record<never, never>
  /** Show results */
  readonly 'filters.show': Record<never, never>
  /** {count, plural, one {# result} other {# results}} */
  readonly 'filters.found': Readonly<Record<'count', number>>
  /** and {count, number} more */
  readonly 'table.andMore': Readonly<Record<'count', number>>
  /** This search or filter isn’t available here */
  readonly 'errors.users-filter-ignored.title': Record<never, never>
  /** Remove it, or try another one. */
  readonly 'errors.users-filter-ignored': Record<never, never>
}

/** The messages of `portal/file-field`, each with the values it takes. */
export interface FileFieldPlaceholders {
  /** Choose a file */
  readonly 'parts.chooseFile': Record<never, never>
  /** or drop it here */
  readonly 'parts.dropFile': Record<never, never>
  /** Choose another file */
  readonly 'parts.replaceFile': Record<never, never>
  /** This kind of file does not fit. Choose another one. */
  readonly 'parts.fileKind': Record<never, never>
  /** This file is too large: {size} at most. */
  readonly 'parts.fileSize': Readonly<Record<'size', string>>
}

/** The messages of `portal/groups`, each with the values it takes. */
export interface GroupsPlaceholders {
  /** Groups */
  readonly 'groups.title': Record<never, never>
  /** Give roles to many people at once. */
  readonly 'groups.lead': Record<never, never>
  /** Create group */
  readonly 'groups.create': Record<never, never>
  /** Search groups */
  readonly 'groups.search': Record<never, never>
  /** Group */
  readonly 'groups.group': Record<never, never>
  /** People */
  readonly 'groups.people': Record<never, never>
  /** Roles */
  readonly 'groups.roles': Record<never, never>
  /** Managed by */
  readonly 'groups.managedBy': Record<never, never>
  /** Admins */
  readonly 'groups.admins': Record<never, never>
  /** Directory */
  readonly 'groups.directory': Record<never, never>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'groups.peopleCount': Readonly<Record<'count', number>>
  /** {count, plural, one {# group} other {# groups}} */
  readonly 'groups.count': Readonly<Record<'count', number>>
  /** Edit */
  readonly 'groups.edit': Record<never, never>
  /** Show */
  readonly 'groups.show': Record<never, never>
  /** Delete group */
  readonly 'groups.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'groups.removeTitle': Readonly<Record<'name', string>>
  /** {count, plural, =0 {Nobody is in it. It cannot be brought back.} one {# person loses its roles at once. It cannot be brought back.} other {# people lose its roles at once. It cannot be brought back.}} */
  readonly 'groups.removeText': Readonly<Record<'count', number>>
  /** {count, plural, one {Delete # group?} other {Delete # groups?}} */
  readonly 'groups.removeManyTitle': Readonly<Record<'count', number>>
  /** Their people lose the roles of these groups at once. Groups cannot be brought back. */
  readonly 'groups.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # group} other {Delete # groups}} */
  readonly 'groups.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} groups deleted */
  readonly 'groups.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** No groups yet */
  readonly 'groups.empty': Record<never, never>
  /** Put people into a group and give it roles. All of them have the roles at once. */
  readonly 'groups.emptyText': Record<never, never>
  /** {name} comes from your directory. */
  readonly 'groups.fromDirectory': Readonly<Record<'name', string>>
  /** Change it there. */
  readonly 'groups.changeThere': Record<never, never>
  /** Details */
  readonly 'groups.details': Record<never, never>
  /** Name */
  readonly 'groups.name': Record<never, never>
  /** Description */
  readonly 'groups.description': Record<never, never>
  /** Colour */
  readonly 'groups.color': Record<never, never>
  /** Metadata */
  readonly 'groups.metadata': Record<never, never>
  /** JSON for your own code. People never see it. */
  readonly 'groups.metadataHelp': Record<never, never>
  /** Save group */
  readonly 'groups.save': Record<never, never>
  /** Search people by name or email */
  readonly 'groups.searchPeople': Record<never, never>
  /** Search roles */
  readonly 'groups.searchRoles': Record<never, never>
  /** The group exists now, but a part of it was refused. Save again to send that part. */
  readonly 'groups.createdPartly': Record<never, never>
  /** Settings */
  readonly 'groups.settings': Record<never, never>
  /** Settings of groups */
  readonly 'groups.settingsTitle': Record<never, never>
  /** Use groups */
  readonly 'groups.enabled': Record<never, never>
  /** Give people the roles of their groups */
  readonly 'groups.rolesEnabled': Record<never, never>
  /** Without it, groups only sort people. */
  readonly 'groups.rolesEnabledHelp': Record<never, never>
  /** Save settings */
  readonly 'groups.settingsSave': Record<never, never>
  /** Your directory manages this group */
  readonly 'errors.group-read-only.title': Record<never, never>
  /** Change it there. It is updated here by itself. */
  readonly 'errors.group-read-only': Record<never, never>
  /** A part is saved, the rest is not */
  readonly 'errors.group-partly-saved.title': Record<never, never>
  /** Your changes are still here. Save again to send the rest. */
  readonly 'errors.group-partly-saved': Record<never, never>
  /** Give the group a name. */
  readonly 'groups.nameMissing': Record<never, never>
  /** This group is gone */
  readonly 'groups.gone': Record<never, never>
  /** We couldn’t load this group */
  readonly 'groups.unread': Record<never, never>
}

/** The messages of `portal/invite-users`, each with the values it takes. */
export interface InviteUsersPlaceholders {
  /** Invite users */
  readonly 'invite.title': Record<never, never>
  /** They get an email with a link to join. */
  readonly 'invite.lead': Record<never, never>
  /** How to invite */
  readonly 'invite.ways': Record<never, never>
  /** One person */
  readonly 'invite.one': Record<never, never>
  /** Several */
  readonly 'invite.many': Record<never, never>
  /** Email address */
  readonly 'invite.email': Record<never, never>
  /** Email addresses */
  readonly 'invite.emails': Record<never, never>
  /** One a line. You can paste CSV with names and phone numbers. */
  readonly 'invite.emailsHelp': Record<never, never>
  /** Enter at least one address. */
  readonly 'invite.emailsMissing': Record<never, never>
  /** {email} isn’t a full address. Fix or remove it. */
  readonly 'invite.emailWrong': Readonly<Record<'email', string>>
  /** {count, plural, one {# line has no full address: {lines}. Fix or remove it.} other {# lines have no full address: {lines}. Fix or remove them.}} */
  readonly 'invite.emailsWrong': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** line {line, number}: {text} */
  readonly 'invite.emailsLine': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** {count, plural, one {One text is not used: {lines}.} other {# texts are not used: {lines}.}} */
  readonly 'invite.emailsUnread': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** {count, plural, one {{people} has no name. Add it after the address and a comma.} other {{people} have no name. Add it after the address and a comma.}} */
  readonly 'invite.namesMissing': Readonly<Record<'count', number>> & Readonly<Record<'people', string>>
  /** {count, plural, one {{people} has no phone number. Add it after the address and a comma.} other {{people} have no phone number. Add it after the address and a comma.}} */
  readonly 'invite.phonesMissing': Readonly<Record<'count', number>> & Readonly<Record<'people', string>>
  /** Name */
  readonly 'invite.name': Record<never, never>
  /** Phone */
  readonly 'invite.phone': Record<never, never>
  /** Optional */
  readonly 'invite.optional': Record<never, never>
  /** Start with + and the country code. */
  readonly 'invite.phoneWrong': Record<never, never>
  /** Roles */
  readonly 'invite.roles': Record<never, never>
  /** Applications */
  readonly 'invite.applications': Record<never, never>
  /** Invited without the applications. Assign them in the user’s menu. */
  readonly 'invite.unassigned': Record<never, never>
  /** Temporary access */
  readonly 'invite.temporary': Record<never, never>
  /** Choose a day after today. */
  readonly 'invite.dayMissing': Record<never, never>
  /** {count, plural, =0 {Send invites} one {Send invite} other {Send # invites}} */
  readonly 'invite.send': Readonly<Record<'count', number>>
  /** Sending… */
  readonly 'invite.sending': Record<never, never>
  /** Invite link */
  readonly 'invite.link': Record<never, never>
  /** {count, plural, one {# person invited} other {# people invited}} */
  readonly 'invite.resultAll': Readonly<Record<'count', number>>
  /** {invited, number} invited, {failed, plural, one {# needs attention} other {# need attention}} */
  readonly 'invite.result': Readonly<Record<'invited', number>> & Readonly<Record<'failed', number>>
  /** Nothing was sent to the people below. */
  readonly 'invite.resultLead': Record<never, never>
  /** Each of them has an email now. */
  readonly 'invite.allSent': Record<never, never>
  /** Not invited */
  readonly 'invite.failed': Record<never, never>
  /** Invited */
  readonly 'invite.invited': Record<never, never>
  /** Edit */
  readonly 'invite.edit': Record<never, never>
  /** Edit {email} */
  readonly 'invite.editOf': Readonly<Record<'email', string>>
  /** {count, plural, one {Try the failed one again} other {Try the # failed ones again}} */
  readonly 'invite.retry': Readonly<Record<'count', number>>
  /** Show {count, number} more */
  readonly 'invite.showMore': Readonly<Record<'count', number>>
  /** Invite more */
  readonly 'invite.more': Record<never, never>
  /** Done */
  readonly 'invite.done': Record<never, never>
  /** Invite link */
  readonly 'invite.linkTitle': Record<never, never>
  /** Anyone with this link can join. Share it only with people you know. */
  readonly 'invite.linkLead': Record<never, never>
  /** Days until it ends */
  readonly 'invite.linkDays': Record<never, never>
  /** Choose a number from 1 to {count, number}. */
  readonly 'invite.linkDaysWrong': Readonly<Record<'count', number>>
  /** Send new members an email */
  readonly 'invite.linkMails': Record<never, never>
  /** Change */
  readonly 'invite.changeLink': Record<never, never>
  /** Save link */
  readonly 'invite.saveLink': Record<never, never>
  /** Create link */
  readonly 'invite.createLink': Record<never, never>
  /** Works until {date}. */
  readonly 'invite.linkEnds': Readonly<Record<'date', string>>
  /** Mail it */
  readonly 'invite.mailLink': Record<never, never>
  /** Join us */
  readonly 'invite.mailSubject': Record<never, never>
  /** Join with this link: {link} */
  readonly 'invite.mailBody': Readonly<Record<'link', string>>
  /** Delete link */
  readonly 'invite.deleteLink': Record<never, never>
  /** Delete the invite link? */
  readonly 'invite.deleteTitle': Record<never, never>
  /** The link stops working at once. People who joined with it stay. */
  readonly 'invite.deleteText': Record<never, never>
  /** Invite links are off for this account. */
  readonly 'invite.linksOff': Record<never, never>
  /** Creating the link… */
  readonly 'invite.creating': Record<never, never>
  /** Close */
  readonly 'invite.close': Record<never, never>
  /** Try again */
  readonly 'invite.tryAgain': Record<never, never>
  /** This person is here already */
  readonly 'errors.ER-USER-EXISTS.title': Record<never, never>
  /** They belong to this account already. Change their roles instead. */
  readonly 'errors.ER-USER-EXISTS': Record<never, never>
  /** This account is locked */
  readonly 'errors.ER-01240.title': Record<never, never>
  /** It can’t have an invite link now. Ask the support of this product. */
  readonly 'errors.ER-01240': Record<never, never>
  /** Invite links are off */
  readonly 'errors.ER-INVITE-LINKS-OFF.title': Record<never, never>
  /** Invite people by email instead. */
  readonly 'errors.ER-INVITE-LINKS-OFF': Record<never, never>
}

/** The messages of `portal/notifications`, each with the values it takes. */
export interface NotificationsPlaceholders {
  /** Notifications */
  readonly 'notifications.title': Record<never, never>
  /** Notifications, {count, number} unread */
  readonly 'notifications.bellUnread': Readonly<Record<'count', number>>
  /** Notifications, {count, number} or more unread */
  readonly 'notifications.bellOrMore': Readonly<Record<'count', number>>
  /** Mark all read */
  readonly 'notifications.markAllRead': Record<never, never>
  /** All */
  readonly 'notifications.all': Record<never, never>
  /** Unread */
  readonly 'notifications.unread': Record<never, never>
  /** Pinned */
  readonly 'notifications.pinned': Record<never, never>
  /** Loading your notifications… */
  readonly 'notifications.loading': Record<never, never>
  /** No notifications yet */
  readonly 'notifications.noneTitle': Record<never, never>
  /** What needs your attention appears here. */
  readonly 'notifications.noneLead': Record<never, never>
  /** Nothing unread */
  readonly 'notifications.noUnreadTitle': Record<never, never>
  /** Nothing pinned */
  readonly 'notifications.noPinnedTitle': Record<never, never>
  /** Pin a notification to keep it at the top. */
  readonly 'notifications.noPinnedLead': Record<never, never>
  /** Older ones are not loaded yet. */
  readonly 'notifications.noneShownLead': Record<never, never>
  /** Show more */
  readonly 'notifications.showMore': Record<never, never>
  /** More notifications shown. */
  readonly 'notifications.moreShown': Record<never, never>
  /** Actions for {name} */
  readonly 'notifications.actionsFor': Readonly<Record<'name', string>>
  /** Mark as read */
  readonly 'notifications.markRead': Record<never, never>
  /** Mark as unread */
  readonly 'notifications.markUnread': Record<never, never>
  /** Pin */
  readonly 'notifications.pin': Record<never, never>
  /** Unpin */
  readonly 'notifications.unpin': Record<never, never>
  /** Archive */
  readonly 'notifications.archive': Record<never, never>
  /** Try again: {name} */
  readonly 'notifications.tryAgainNamed': Readonly<Record<'name', string>>
  /** Unread. */
  readonly 'notifications.isUnread': Record<never, never>
  /** Pinned. */
  readonly 'notifications.isPinned': Record<never, never>
  /** Important. */
  readonly 'notifications.important': Record<never, never>
  /** All marked as read. */
  readonly 'notifications.allMarked': Record<never, never>
  /** Marked as read: {name}. */
  readonly 'notifications.markedRead': Readonly<Record<'name', string>>
  /** Marked as unread: {name}. */
  readonly 'notifications.markedUnread': Readonly<Record<'name', string>>
  /** Pinned: {name}. */
  readonly 'notifications.pinnedNamed': Readonly<Record<'name', string>>
  /** Unpinned: {name}. */
  readonly 'notifications.unpinnedNamed': Readonly<Record<'name', string>>
  /** Archived: {name}. */
  readonly 'notifications.archived': Readonly<Record<'name', string>>
}

/** The messages of `portal/own-factors`, each with the values it takes. */
export interface OwnFactorsPlaceholders {
  /** Your second steps */
  readonly 'ownFactors.title': Record<never, never>
  /** You are asked for one of these after your password. */
  readonly 'ownFactors.lead': Record<never, never>
  /** You have none yet. With one, your password alone is not enough to get in. */
  readonly 'ownFactors.empty': Record<never, never>
  /** Loading your second steps… */
  readonly 'ownFactors.loading': Record<never, never>
  /** Try again */
  readonly 'ownFactors.retry': Record<never, never>
  /** Add a second step */
  readonly 'ownFactors.add': Record<never, never>
  /** Remove */
  readonly 'ownFactors.remove': Record<never, never>
  /** Remove {method} {name} */
  readonly 'ownFactors.removeNamed': Readonly<Record<'method', string>> & Readonly<Record<'name', string>>
  /** Turn all of them off */
  readonly 'ownFactors.turnOff': Record<never, never>
  /** Turn your second steps off? */
  readonly 'ownFactors.turnOffTitle': Record<never, never>
  /** Your password alone will be enough to get in. Your recovery code stops working too. */
  readonly 'ownFactors.turnOffLead': Record<never, never>
  /** Turn off */
  readonly 'ownFactors.turnOffConfirm': Record<never, never>
  /** Turning off… */
  readonly 'ownFactors.turningOff': Record<never, never>
  /** Keep them */
  readonly 'ownFactors.keep': Record<never, never>
  /** That second step is gone */
  readonly 'errors.unknown-factor.title': Record<never, never>
  /** It isn’t in your list any more. */
  readonly 'errors.unknown-factor': Record<never, never>
}

/** The messages of `portal/own-rights`, each with the values it takes. */
export interface OwnRightsPlaceholders {
  /** Take rights from yourself? */
  readonly 'ownRights.title': Record<never, never>
  /** Afterwards you may no longer see or change parts of this portal. You can’t give yourself these rights back. */
  readonly 'ownRights.text': Record<never, never>
  /** Take them away */
  readonly 'ownRights.confirm': Record<never, never>
  /** Keep my rights */
  readonly 'ownRights.keep': Record<never, never>
  /** You lose its rights yourself. */
  readonly 'ownRights.note': Record<never, never>
  /** This is the last administrator */
  readonly 'errors.ER-LAST-ADMINISTRATOR.title': Record<never, never>
  /** At least one person must be able to manage people and their roles. Give these rights to another person first. */
  readonly 'errors.ER-LAST-ADMINISTRATOR': Record<never, never>
}

/** The messages of `portal/passkeys`, each with the values it takes. */
export interface PasskeysPlaceholders {
  /** Your passkeys */
  readonly 'passkeys.title': Record<never, never>
  /** Sign in with your face, fingerprint or device PIN instead of a password. */
  readonly 'passkeys.lead': Record<never, never>
  /** You have none yet. With one, your face, fingerprint or device PIN replaces the password. */
  readonly 'passkeys.empty': Record<never, never>
  /** Loading your passkeys… */
  readonly 'passkeys.loading': Record<never, never>
  /** Computer or phone */
  readonly 'passkeys.Platform': Record<never, never>
  /** Security key or another device */
  readonly 'passkeys.CrossPlatform': Record<never, never>
  /** Added on {date} */
  readonly 'passkeys.addedOn': Readonly<Record<'date', string>>
  /** Remove */
  readonly 'passkeys.remove': Record<never, never>
  /** Remove {name}. {note} */
  readonly 'passkeys.removeNamed': Readonly<Record<'name', string>> & Readonly<Record<'note', string>>
  /** Remove this passkey? */
  readonly 'passkeys.removeTitle': Record<never, never>
  /** {name}. {note}. It no longer signs you in here. Delete it from the device as well. */
  readonly 'passkeys.removeLead': Readonly<Record<'name', string>> & Readonly<Record<'note', string>>
  /** Remove passkey */
  readonly 'passkeys.removeConfirm': Record<never, never>
  /** Keep it */
  readonly 'passkeys.keep': Record<never, never>
}

/** The messages of `portal/phone-numbers`, each with the values it takes. */
export interface PhoneNumbersPlaceholders {
  /** Your phone numbers */
  readonly 'phone.title': Record<never, never>
  /** We send codes to a number once it is confirmed. */
  readonly 'phone.lead': Record<never, never>
  /** You have none yet. Add one to get codes by text message. */
  readonly 'phone.empty': Record<never, never>
  /** Add a phone number */
  readonly 'phone.add': Record<never, never>
  /** Add a phone number */
  readonly 'phone.addTitle': Record<never, never>
  /** We’ll text you a code to confirm that it’s yours. */
  readonly 'phone.addLead': Record<never, never>
  /** Remove your phone number */
  readonly 'phone.removeTitle': Record<never, never>
  /** {number} was never confirmed, so we sent the code to your email address. */
  readonly 'phone.sentByEmail': Readonly<Record<'number', string>>
  /** Confirmed */
  readonly 'phone.confirmed': Record<never, never>
  /** Not confirmed yet */
  readonly 'phone.unconfirmed': Record<never, never>
  /** Confirm {number} */
  readonly 'phone.confirmNumber': Readonly<Record<'number', string>>
  /** Remove */
  readonly 'phone.remove': Record<never, never>
  /** Remove {number} */
  readonly 'phone.removeNumber': Readonly<Record<'number', string>>
  /** Back to your phone numbers */
  readonly 'phone.back': Record<never, never>
}

/** The messages of `portal/pick-list`, each with the values it takes. */
export interface PickListPlaceholders {
  /** Added */
  readonly 'pick.added': Record<never, never>
  /** Removed */
  readonly 'pick.removed': Record<never, never>
  /** Already added */
  readonly 'pick.kept': Record<never, never>
  /** {added, number} added, {removed, number} removed */
  readonly 'pick.changes': Readonly<Record<'added', number>> & Readonly<Record<'removed', number>>
  /** Nothing matches this search. */
  readonly 'pick.none': Record<never, never>
  /** Loading… */
  readonly 'pick.loading': Record<never, never>
  /** Show more */
  readonly 'pick.more': Record<never, never>
  /** Search roles */
  readonly 'pick.searchRoles': Record<never, never>
  /** {count, plural, one {# role} other {# roles}} */
  readonly 'pick.rolesCount': Readonly<Record<'count', number>>
}

/** The messages of `portal/portal-parts`, each with the values it takes. */
export interface PortalPartsPlaceholders {
  /** Clear the search */
  readonly 'parts.clearSearch': Record<never, never>
  /** Pages */
  readonly 'parts.pages': Record<never, never>
  /** {range} of {total} */
  readonly 'parts.range': Readonly<Record<'range', string>> & Readonly<Record<'total', string>>
  /** Previous page */
  readonly 'parts.previousPage': Record<never, never>
  /** Next page */
  readonly 'parts.nextPage': Record<never, never>
  /** Rows per page */
  readonly 'parts.pageSize': Record<never, never>
  /** {count} per page */
  readonly 'parts.perPage': Readonly<Record<'count', string>>
  /** Choose */
  readonly 'parts.choose': Record<never, never>
  /** No matches. */
  readonly 'parts.noMatches': Record<never, never>
  /** {shown} of {total} shown. Search to find the others. */
  readonly 'parts.firstOf': Readonly<Record<'shown', string>> & Readonly<Record<'total', string>>
  /** {count, plural, one {# match} other {# matches}} */
  readonly 'parts.matches': Readonly<Record<'count', number>>
  /** Show choices */
  readonly 'parts.showChoices': Record<never, never>
  /** Chosen */
  readonly 'parts.chosen': Record<never, never>
  /** Remove {name} */
  readonly 'parts.remove': Readonly<Record<'name', string>>
  /** {name} removed. */
  readonly 'parts.removed': Readonly<Record<'name', string>>
  /** Notifications */
  readonly 'parts.notifications': Record<never, never>
  /** Dismiss */
  readonly 'parts.dismiss': Record<never, never>
  /** Less */
  readonly 'parts.less': Record<never, never>
  /** More */
  readonly 'parts.more': Record<never, never>
  /** From */
  readonly 'parts.from': Record<never, never>
  /** To */
  readonly 'parts.to': Record<never, never>
  /** This part did not load. Check your connection and try again. */
  readonly 'parts.notLoaded': Record<never, never>
  /** Enter a number. */
  readonly 'parts.number': Record<never, never>
  /** Enter a whole number. */
  readonly 'parts.wholeNumber': Record<never, never>
  /** Enter a number in steps of {step}. */
  readonly 'parts.numberSteps': Readonly<Record<'step', string>>
  /** Enter a number from {min} to {max}. */
  readonly 'parts.numberBetween': Readonly<Record<'min', string>> & Readonly<Record<'max', string>>
  /** Enter {min} or more. */
  readonly 'parts.numberFrom': Readonly<Record<'min', string>>
  /** Enter {max} or less. */
  readonly 'parts.numberTo': Readonly<Record<'max', string>>
  /** Enter the whole date. */
  readonly 'parts.wholeDate': Record<never, never>
  /** Choose a day from {min} to {max}. */
  readonly 'parts.dayBetween': Readonly<Record<'min', string>> & Readonly<Record<'max', string>>
  /** Choose {min} or a later day. */
  readonly 'parts.dayFrom': Readonly<Record<'min', string>>
  /** Choose {max} or an earlier day. */
  readonly 'parts.dayTo': Readonly<Record<'max', string>>
}

/** The messages of `portal/privacy`, each with the values it takes. */
export interface PrivacyPlaceholders {
  /** Privacy */
  readonly 'privacy.title': Record<never, never>
  /** Where you’re signed in and how you prove it’s you. */
  readonly 'privacy.lead': Record<never, never>
  /** We couldn’t load “{part}” */
  readonly 'privacy.unread': Readonly<Record<'part', string>>
  /** Second step */
  readonly 'privacy.factors': Record<never, never>
  /** Set up */
  readonly 'privacy.isSetUp': Record<never, never>
  /** Not set up */
  readonly 'privacy.notSetUp': Record<never, never>
  /** Set up */
  readonly 'privacy.setUp': Record<never, never>
  /** Set up {method} */
  readonly 'privacy.setUpNamed': Readonly<Record<'method', string>>
  /** Add another */
  readonly 'privacy.addAnother': Record<never, never>
  /** Actions for {name} */
  readonly 'privacy.actionsFor': Readonly<Record<'name', string>>
  /** Remove {method}? */
  readonly 'privacy.removeFactor': Readonly<Record<'method', string>>
  /** You’re no longer asked for it after your password. */
  readonly 'privacy.removeText': Record<never, never>
  /** You’re no longer asked for {name} after your password. */
  readonly 'privacy.removeNamedText': Readonly<Record<'name', string>>
  /** Passkeys */
  readonly 'privacy.passkeys': Record<never, never>
  /** Add passkey */
  readonly 'privacy.addPasskey': Record<never, never>
  /** Signed in */
  readonly 'privacy.sessions': Record<never, never>
  /** {count, plural, one {# session.} other {# sessions.}} One you don’t know? End it, then change your password. */
  readonly 'privacy.sessionsLead': Readonly<Record<'count', number>>
  /** This device */
  readonly 'privacy.thisDevice': Record<never, never>
  /** By an administrator */
  readonly 'privacy.impersonated': Record<never, never>
  /** {browser} on {system} */
  readonly 'privacy.deviceOn': Readonly<Record<'browser', string>> & Readonly<Record<'system', string>>
  /** Unknown device */
  readonly 'privacy.unknownDevice': Record<never, never>
  /** End */
  readonly 'privacy.end': Record<never, never>
  /** End {device} */
  readonly 'privacy.endNamed': Readonly<Record<'device', string>>
  /** End the session of {device}? */
  readonly 'privacy.endTitle': Readonly<Record<'device', string>>
  /** It is signed out at once. What was not saved there is lost. */
  readonly 'privacy.endText': Record<never, never>
  /** End session */
  readonly 'privacy.endConfirm': Record<never, never>
  /** End all others */
  readonly 'privacy.endOthers': Record<never, never>
  /** End all other sessions? */
  readonly 'privacy.endOthersTitle': Record<never, never>
  /** {count, plural, one {# device is signed out at once. This one stays.} other {# devices are signed out at once. This one stays.}} */
  readonly 'privacy.endOthersText': Readonly<Record<'count', number>>
  /** {count, plural, one {End # session} other {End # sessions}} */
  readonly 'privacy.endOthersConfirm': Readonly<Record<'count', number>>
  /** You’re using this session */
  readonly 'errors.current-session.title': Record<never, never>
  /** Sign out to end it. */
  readonly 'errors.current-session': Record<never, never>
  /** Recent activity */
  readonly 'privacy.activity': Record<never, never>
  /** What was done in your name. You don’t know it? Change your password. */
  readonly 'privacy.activityLead': Record<never, never>
}

/** The messages of `portal/profile`, each with the values it takes. */
export interface ProfilePlaceholders {
  /** Profile */
  readonly 'profile.title': Record<never, never>
  /** How you appear to other people. */
  readonly 'profile.lead': Record<never, never>
  /** How you appear to people at {tenant}. */
  readonly 'profile.leadOf': Readonly<Record<'tenant', string>>
  /** We couldn’t load your profile */
  readonly 'profile.unread': Record<never, never>
  /** You stay signed in; only this page is missing. */
  readonly 'profile.unreadText': Record<never, never>
  /** Photo */
  readonly 'profile.picture': Record<never, never>
  /** Shown as a circle */
  readonly 'profile.pictureHelp': Record<never, never>
  /** Upload photo */
  readonly 'profile.upload': Record<never, never>
  /** Remove photo */
  readonly 'profile.removePicture': Record<never, never>
  /** Your photo */
  readonly 'profile.pictureTitle': Record<never, never>
  /** Picture */
  readonly 'profile.file': Record<never, never>
  /** JPG, PNG, WebP or GIF. You choose the part that is shown. */
  readonly 'profile.fileHelp': Record<never, never>
  /** We can’t read this picture. Choose another one. */
  readonly 'profile.notReadable': Record<never, never>
  /** Take a photo */
  readonly 'profile.camera': Record<never, never>
  /** Opening the camera. Your browser may ask you to allow it. */
  readonly 'profile.cameraOpens': Record<never, never>
  /** The camera is on. */
  readonly 'profile.cameraOn': Record<never, never>
  /** Take the photo */
  readonly 'profile.shoot': Record<never, never>
  /** Back */
  readonly 'profile.back': Record<never, never>
  /** Cancel */
  readonly 'profile.cancel': Record<never, never>
  /** Choose another */
  readonly 'profile.another': Record<never, never>
  /** Use this part */
  readonly 'profile.usePicture': Record<never, never>
  /** Drag the picture, or use the sliders. */
  readonly 'profile.cropHelp': Record<never, never>
  /** Zoom */
  readonly 'profile.zoom': Record<never, never>
  /** Left to right */
  readonly 'profile.across': Record<never, never>
  /** Top to bottom */
  readonly 'profile.down': Record<never, never>
  /** Name */
  readonly 'profile.name': Record<never, never>
  /** Email */
  readonly 'profile.email': Record<never, never>
  /** Comes from {source} */
  readonly 'profile.emailFrom': Readonly<Record<'source', string>>
  /** single sign-on */
  readonly 'profile.singleSignOn': Record<never, never>
  /** a directory */
  readonly 'profile.directory': Record<never, never>
  /** Verified */
  readonly 'profile.verified': Record<never, never>
  /** Not verified */
  readonly 'profile.unverified': Record<never, never>
  /** Phone number */
  readonly 'profile.phoneNumber': Record<never, never>
  /** Begins with + and the country’s code */
  readonly 'profile.phoneNumberHelp': Record<never, never>
  /** Job title */
  readonly 'profile.jobTitle': Record<never, never>
  /** Address */
  readonly 'profile.address': Record<never, never>
  /** Password */
  readonly 'profile.password': Record<never, never>
  /** Changing it signs out all other devices */
  readonly 'profile.passwordHelp': Record<never, never>
  /** Change password */
  readonly 'profile.changePassword': Record<never, never>
  /** Numbers for codes */
  readonly 'profile.phones': Record<never, never>
  /** Where we send codes by text message */
  readonly 'profile.phonesHelp': Record<never, never>
  /** Show numbers */
  readonly 'profile.managePhones': Record<never, never>
  /** We can’t read this picture */
  readonly 'errors.picture-unreadable.title': Record<never, never>
  /** Choose another picture. */
  readonly 'errors.picture-unreadable': Record<never, never>
  /** This kind of picture doesn’t fit. Choose a JPG or PNG. */
  readonly 'errors.ER-PICTURE-TYPE': Record<never, never>
  /** This picture is too large. Choose a smaller one. */
  readonly 'errors.picture-too-large': Record<never, never>
  /** This page may not use your camera */
  readonly 'errors.camera-refused.title': Record<never, never>
  /** Allow the camera in your browser’s settings for this page, or go back and choose a file. */
  readonly 'errors.camera-refused': Record<never, never>
  /** We found no camera */
  readonly 'errors.camera-missing.title': Record<never, never>
  /** Connect one, or go back and choose a file. */
  readonly 'errors.camera-missing': Record<never, never>
  /** Your camera is in use */
  readonly 'errors.camera-busy.title': Record<never, never>
  /** Close the other application that uses it, or go back and choose a file. */
  readonly 'errors.camera-busy': Record<never, never>
  /** Your browser opens no camera here */
  readonly 'errors.camera-unsupported.title': Record<never, never>
  /** Go back and choose a file. */
  readonly 'errors.camera-unsupported': Record<never, never>
  /** The part that is shown */
  readonly 'profile.kept': Record<never, never>
}

/** The messages of `portal/provisioning`, each with the values it takes. */
export interface ProvisioningPlaceholders {
  /** Provisioning */
  readonly 'provisioning.title': Record<never, never>
  /** Your directory adds, changes and removes people here by itself. */
  readonly 'provisioning.lead': Record<never, never>
  /** Add connection */
  readonly 'provisioning.create': Record<never, never>
  /** Search connections */
  readonly 'provisioning.search': Record<never, never>
  /** {count, plural, one {# connection} other {# connections}} */
  readonly 'provisioning.count': Readonly<Record<'count', number>>
  /** No directory yet */
  readonly 'provisioning.empty': Record<never, never>
  /** Connect Okta, Entra ID or another directory, and people come and go with it. */
  readonly 'provisioning.emptyText': Record<never, never>
  /** Settings */
  readonly 'provisioning.edit': Record<never, never>
  /** Details */
  readonly 'provisioning.show': Record<never, never>
  /** Remove connection */
  readonly 'provisioning.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'provisioning.removeTitle': Readonly<Record<'name', string>>
  /** This directory can no longer change anyone here. */
  readonly 'provisioning.removeText': Record<never, never>
  /** Keep connection */
  readonly 'provisioning.keep': Record<never, never>
  /** Its people */
  readonly 'provisioning.itsPeople': Record<never, never>
  /** {count, plural, one {Its # person} other {Its # people}} */
  readonly 'provisioning.itsCount': Readonly<Record<'count', number>>
  /** Keep them as ordinary users */
  readonly 'provisioning.keepPeople': Record<never, never>
  /** You manage them here from now on. */
  readonly 'provisioning.keepPeopleHelp': Record<never, never>
  /** Remove them too */
  readonly 'provisioning.removePeople': Record<never, never>
  /** They are signed out at once. You can’t undo this. */
  readonly 'provisioning.removePeopleHelp': Record<never, never>
  /** People who come from a directory are changed there, not here. Their groups show the name of the directory. */
  readonly 'provisioning.note': Record<never, never>
  /** This connection is gone */
  readonly 'provisioning.gone': Record<never, never>
  /** Connection */
  readonly 'provisioning.connection': Record<never, never>
  /** Status */
  readonly 'provisioning.status': Record<never, never>
  /** Connected */
  readonly 'provisioning.connected': Record<never, never>
  /** Waiting for first sync */
  readonly 'provisioning.waiting': Record<never, never>
  /** People */
  readonly 'provisioning.people': Record<never, never>
  /** Added to Users */
  readonly 'provisioning.access': Record<never, never>
  /** Yes */
  readonly 'provisioning.yes': Record<never, never>
  /** No */
  readonly 'provisioning.no': Record<never, never>
  /** Last sync */
  readonly 'provisioning.lastSync': Record<never, never>
  /** Never */
  readonly 'provisioning.never': Record<never, never>
  /** Created */
  readonly 'provisioning.created': Record<never, never>
  /** Other directory */
  readonly 'provisioning.other': Record<never, never>
  /** Add a directory */
  readonly 'provisioning.createTitle': Record<never, never>
  /** We give you a token for it. */
  readonly 'provisioning.createLead': Record<never, never>
  /** Directory */
  readonly 'provisioning.directory': Record<never, never>
  /** Name */
  readonly 'provisioning.name': Record<never, never>
  /** You find the connection by this name in the list. */
  readonly 'provisioning.nameHelp': Record<never, never>
  /** Add its people to Users */
  readonly 'provisioning.addPeople': Record<never, never>
  /** They get access at once. */
  readonly 'provisioning.addPeopleOn': Record<never, never>
  /** We keep a copy of the directory, but nobody gets access. */
  readonly 'provisioning.addPeopleOff': Record<never, never>
  /** Add and show token */
  readonly 'provisioning.save': Record<never, never>
  /** Save connection */
  readonly 'provisioning.saveChanges': Record<never, never>
  /** Connection ID */
  readonly 'provisioning.id': Record<never, never>
  /** Secret token */
  readonly 'provisioning.token': Record<never, never>
  /** Added. Copy the token into your directory now. */
  readonly 'provisioning.tokenLead': Record<never, never>
  /** We can’t show it again. If you lose it, remove the connection and add a new one. */
  readonly 'provisioning.once': Record<never, never>
  /** Enter a name for the connection. */
  readonly 'errors.connection-name-required': Record<never, never>
}

/** The messages of `portal/record-form`, each with the values it takes. */
export interface RecordFormPlaceholders {
  /** Unsaved changes */
  readonly 'record.unsaved': Record<never, never>
  /** {count, plural, one {# unsaved change} other {# unsaved changes}} */
  readonly 'record.changes': Readonly<Record<'count', number>>
  /** {count, plural, one {# unsaved change} other {# unsaved changes}}, {faults, number} to fix */
  readonly 'record.changesToFix': Readonly<Record<'count', number>> & Readonly<Record<'faults', number>>
  /** {count, plural, one {Saving # change} other {Saving # changes}} */
  readonly 'record.saving': Readonly<Record<'count', number>>
  /** Saved */
  readonly 'record.saved': Record<never, never>
  /** Save changes */
  readonly 'record.save': Record<never, never>
  /** Saving… */
  readonly 'record.savingNow': Record<never, never>
  /** Discard */
  readonly 'record.discard': Record<never, never>
  /** Cancel */
  readonly 'record.cancel': Record<never, never>
  /** Fill this in. */
  readonly 'record.required': Record<never, never>
  /** Not set */
  readonly 'record.none': Record<never, never>
  /** On */
  readonly 'record.on': Record<never, never>
  /** Off */
  readonly 'record.off': Record<never, never>
  /** Leave without saving? */
  readonly 'record.leaveTitle': Record<never, never>
  /** Your changes would be lost: {fields}. */
  readonly 'record.lost': Readonly<Record<'fields', string>>
  /** Keep editing */
  readonly 'record.keepEditing': Record<never, never>
  /** Save and leave */
  readonly 'record.saveAndLeave': Record<never, never>
  /** Discard and leave */
  readonly 'record.discardAndLeave': Record<never, never>
  /** This is no JSON. Write it as {example}. */
  readonly 'record.notJson': Readonly<Record<'example', string>>
  /** This no longer exists */
  readonly 'record.gone': Record<never, never>
  /** Another administrator deleted it, or the link is old. */
  readonly 'record.goneText': Record<never, never>
  /** We couldn’t load this */
  readonly 'record.unread': Record<never, never>
  /** This is too large */
  readonly 'errors.too-large.title': Record<never, never>
  /** Use a smaller picture or a shorter text. */
  readonly 'errors.too-large': Record<never, never>
}

/** The messages of `portal/restrictions`, each with the values it takes. */
export interface RestrictionsPlaceholders {
  /** List */
  readonly 'restrictions.list': Record<never, never>
  /** Allow list */
  readonly 'restrictions.allow': Record<never, never>
  /** Block list */
  readonly 'restrictions.block': Record<never, never>
  /** On */
  readonly 'restrictions.on': Record<never, never>
  /** Off */
  readonly 'restrictions.off': Record<never, never>
  /** Your account shows this list, but it can’t be changed here. */
  readonly 'restrictions.viewOnly': Record<never, never>
  /** Leave it as it is */
  readonly 'restrictions.keep': Record<never, never>
  /** Cancel */
  readonly 'restrictions.cancel': Record<never, never>
  /** Add */
  readonly 'restrictions.add': Record<never, never>
  /** Adding… */
  readonly 'restrictions.adding': Record<never, never>
  /** Remove {name}? */
  readonly 'restrictions.removeTitle': Readonly<Record<'name', string>>
  /** While the list is on, this changes who gets in. */
  readonly 'restrictions.removeManyText': Record<never, never>
  /** IP addresses */
  readonly 'ipRestrictions.title': Record<never, never>
  /** Restrict by IP address */
  readonly 'ipRestrictions.use': Record<never, never>
  /** Checked at every sign-in and every call. */
  readonly 'ipRestrictions.useHelp': Record<never, never>
  /** Only addresses on the list get in. */
  readonly 'ipRestrictions.allowHelp': Record<never, never>
  /** Addresses on the list are kept out. */
  readonly 'ipRestrictions.blockHelp': Record<never, never>
  /** Allowed addresses */
  readonly 'ipRestrictions.allowed': Record<never, never>
  /** Blocked addresses */
  readonly 'ipRestrictions.blocked': Record<never, never>
  /** Search address or note */
  readonly 'ipRestrictions.search': Record<never, never>
  /** {count, plural, one {# address} other {# addresses}} */
  readonly 'ipRestrictions.count': Readonly<Record<'count', number>>
  /** Address */
  readonly 'ipRestrictions.address': Record<never, never>
  /** An address, or a network such as 203.0.113.0/24. */
  readonly 'ipRestrictions.addressHelp': Record<never, never>
  /** Note */
  readonly 'ipRestrictions.note': Record<never, never>
  /** For example the name of the office. */
  readonly 'ipRestrictions.noteHelp': Record<never, never>
  /** Added */
  readonly 'ipRestrictions.added': Record<never, never>
  /** Add address */
  readonly 'ipRestrictions.add': Record<never, never>
  /** Add an address */
  readonly 'ipRestrictions.addTitle': Record<never, never>
  /** {count, plural, one {Add # address} other {Add # addresses}} */
  readonly 'ipRestrictions.addMany': Readonly<Record<'count', number>>
  /** No addresses on this list */
  readonly 'ipRestrictions.empty': Record<never, never>
  /** Add an address or a network, or paste a whole list. */
  readonly 'ipRestrictions.emptyText': Record<never, never>
  /** Remove address */
  readonly 'ipRestrictions.remove': Record<never, never>
  /** While the list is on, nobody at this address gets in. */
  readonly 'ipRestrictions.removeAllowed': Record<never, never>
  /** People at this address get in again. */
  readonly 'ipRestrictions.removeBlocked': Record<never, never>
  /** {count, plural, one {Remove # address?} other {Remove # addresses?}} */
  readonly 'ipRestrictions.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # address} other {Remove # addresses}} */
  readonly 'ipRestrictions.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} addresses removed */
  readonly 'ipRestrictions.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Your own address, {ip}, is not on the list. */
  readonly 'ipRestrictions.ownMissing': Readonly<Record<'ip', string>>
  /** If the list is on, you are shut out. */
  readonly 'ipRestrictions.ownMissingText': Record<never, never>
  /** Add my address */
  readonly 'ipRestrictions.addOwn': Record<never, never>
  /** Your own address, {ip}, is on the list. */
  readonly 'ipRestrictions.ownBlocked': Readonly<Record<'ip', string>>
  /** Remove it before you turn the list on. */
  readonly 'ipRestrictions.ownBlockedText': Record<never, never>
  /** This would shut you out */
  readonly 'ipRestrictions.guardTitle': Record<never, never>
  /** Your address, {ip}, is not on the allow list. */
  readonly 'ipRestrictions.guardText': Readonly<Record<'ip', string>>
  /** We add it with the note “{note}”. You can remove it later. Others outside the list are shut out too. */
  readonly 'ipRestrictions.guardNote': Readonly<Record<'note', string>>
  /** Keep it off */
  readonly 'ipRestrictions.guardKeep': Record<never, never>
  /** Add mine and turn on */
  readonly 'ipRestrictions.guardConfirm': Record<never, never>
  /** Paste a list */
  readonly 'ipRestrictions.paste': Record<never, never>
  /** One address or network a line. A note may follow it. */
  readonly 'ipRestrictions.pasteLead': Record<never, never>
  /** Addresses */
  readonly 'ipRestrictions.pasteField': Record<never, never>
  /** Paste at least one address. */
  readonly 'ipRestrictions.pasteNone': Record<never, never>
  /** None of these lines begins with an address. */
  readonly 'ipRestrictions.pasteWrong': Record<never, never>
  /** {count, plural, one {# address added. These lines have none: correct them, or close.} other {# addresses added. These lines have none: correct them, or close.}} */
  readonly 'ipRestrictions.pasteLeft': Readonly<Record<'count', number>>
  /** Lines without an address */
  readonly 'ipRestrictions.faults': Record<never, never>
  /** Line {line, number}: “{text}” does not begin with an address. */
  readonly 'ipRestrictions.faultWrong': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** Line {line, number}: {text} is there already. It is added once. */
  readonly 'ipRestrictions.faultTwice': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** {count, plural, one {and # more line} other {and # more lines}} */
  readonly 'ipRestrictions.faultsMore': Readonly<Record<'count', number>>
  /** Enter an IP address, or a network such as 203.0.113.0/24. */
  readonly 'errors.ip-address-invalid': Record<never, never>
  /** This address is on the list already. */
  readonly 'errors.ER-IP-RESTRICTION-EXISTS': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-not-allowed.title': Record<never, never>
  /** Your own address is not on the allow list. Add it first. */
  readonly 'errors.ip-not-allowed': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-blocked.title': Record<never, never>
  /** Your own address is on the block list. Remove it first. */
  readonly 'errors.ip-blocked': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-admits-own.title': Record<never, never>
  /** Only this entry lets your own address in. Add another one first, or turn the list off. */
  readonly 'errors.ip-admits-own': Record<never, never>
  /** This would shut you out */
  readonly 'errors.ip-blocks-own.title': Record<never, never>
  /** Your own address would be on the block list, which is on. */
  readonly 'errors.ip-blocks-own': Record<never, never>
  /** Email domains */
  readonly 'domainRestrictions.title': Record<never, never>
  /** Restrict email domains */
  readonly 'domainRestrictions.use': Record<never, never>
  /** Checked when people are invited or sign up. People already here keep access. */
  readonly 'domainRestrictions.useHelp': Record<never, never>
  /** Only these domains may join. */
  readonly 'domainRestrictions.allowHelp': Record<never, never>
  /** These domains may not join. */
  readonly 'domainRestrictions.blockHelp': Record<never, never>
  /** Refuse free mail */
  readonly 'domainRestrictions.freeMail': Record<never, never>
  /** Gmail, Outlook.com and others like them, while the restriction is on. */
  readonly 'domainRestrictions.freeMailHelp': Record<never, never>
  /** Allowed domains */
  readonly 'domainRestrictions.allowed': Record<never, never>
  /** Blocked domains */
  readonly 'domainRestrictions.blocked': Record<never, never>
  /** Search domains */
  readonly 'domainRestrictions.search': Record<never, never>
  /** {count, plural, one {# domain} other {# domains}} */
  readonly 'domainRestrictions.count': Readonly<Record<'count', number>>
  /** Domain */
  readonly 'domainRestrictions.domain': Record<never, never>
  /** The part after the @, such as acme.test. */
  readonly 'domainRestrictions.domainHelp': Record<never, never>
  /** Add domain */
  readonly 'domainRestrictions.add': Record<never, never>
  /** Add a domain */
  readonly 'domainRestrictions.addTitle': Record<never, never>
  /** No domains on this list */
  readonly 'domainRestrictions.empty': Record<never, never>
  /** Add the domains of your company and its partners. */
  readonly 'domainRestrictions.emptyText': Record<never, never>
  /** Remove domain */
  readonly 'domainRestrictions.remove': Record<never, never>
  /** While the list is on, nobody with this domain may join. People already here keep access. */
  readonly 'domainRestrictions.removeAllowed': Record<never, never>
  /** People with this domain may join again. */
  readonly 'domainRestrictions.removeBlocked': Record<never, never>
  /** {count, plural, one {Remove # domain?} other {Remove # domains?}} */
  readonly 'domainRestrictions.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # domain} other {Remove # domains}} */
  readonly 'domainRestrictions.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} domains removed */
  readonly 'domainRestrictions.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Enter a domain such as acme.test. */
  readonly 'errors.email-domain-invalid': Record<never, never>
  /** This domain is on the list already. */
  readonly 'errors.ER-DOMAIN-RESTRICTION-EXISTS': Record<never, never>
}

/** The messages of `portal/roles`, each with the values it takes. */
export interface RolesPlaceholders {
  /** Roles */
  readonly 'roles.title': Record<never, never>
  /** What people and tokens may do in this account. */
  readonly 'roles.lead': Record<never, never>
  /** Create role */
  readonly 'roles.create': Record<never, never>
  /** All roles */
  readonly 'roles.list': Record<never, never>
  /** Compare */
  readonly 'roles.compare': Record<never, never>
  /** Search roles */
  readonly 'roles.search': Record<never, never>
  /** {count, plural, one {# role} other {# roles}} */
  readonly 'roles.count': Readonly<Record<'count', number>>
  /** A role is a set of permissions */
  readonly 'roles.empty': Record<never, never>
  /** Give people a role, and they may do what it says. */
  readonly 'roles.emptyText': Record<never, never>
  /** Role */
  readonly 'roles.role': Record<never, never>
  /** Kind */
  readonly 'roles.kind': Record<never, never>
  /** Built in */
  readonly 'roles.builtIn': Record<never, never>
  /** Custom */
  readonly 'roles.custom': Record<never, never>
  /** Default */
  readonly 'roles.default': Record<never, never>
  /** Level */
  readonly 'roles.level': Record<never, never>
  /** Permissions */
  readonly 'roles.permissions': Record<never, never>
  /** {held} of {total} */
  readonly 'roles.held': Readonly<Record<'held', string>> & Readonly<Record<'total', string>>
  /** People */
  readonly 'roles.people': Record<never, never>
  /** Changed */
  readonly 'roles.changed': Record<never, never>
  /** Edit */
  readonly 'roles.edit': Record<never, never>
  /** View */
  readonly 'roles.show': Record<never, never>
  /** Duplicate */
  readonly 'roles.duplicate': Record<never, never>
  /** Delete role */
  readonly 'roles.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'roles.removeTitle': Readonly<Record<'name', string>>
  /** {count, plural, =0 {Nobody holds it.} one {# person holds it and loses it at once.} other {# people hold it and lose it at once.}} It can’t be brought back. */
  readonly 'roles.removeText': Readonly<Record<'count', number>>
  /** People and tokens that hold it lose it at once. It can’t be brought back. */
  readonly 'roles.removeUnknown': Record<never, never>
  /** {name} (copy) */
  readonly 'roles.copyOf': Readonly<Record<'name', string>>
  /** Create a role */
  readonly 'roles.createTitle': Record<never, never>
  /** Name it after what people do, then choose what they may. */
  readonly 'roles.createLead': Record<never, never>
  /** Name */
  readonly 'roles.name': Record<never, never>
  /** Key */
  readonly 'roles.key': Record<never, never>
  /** For your code. It stays the same when the name changes. */
  readonly 'roles.keyHelp': Record<never, never>
  /** Use letters, digits, dots, hyphens and underscores only. */
  readonly 'roles.keyForm': Record<never, never>
  /** Description */
  readonly 'roles.description': Record<never, never>
  /** Only people at level {level} or higher up (0 to {level}) can give or take this role. */
  readonly 'roles.levelHelp': Readonly<Record<'level', string>>
  /** Enter a whole number, {least} or more. */
  readonly 'roles.levelMissing': Readonly<Record<'least', string>>
  /** Give to everyone who joins */
  readonly 'roles.joining': Record<never, never>
  /** {names} is given now. */
  readonly 'roles.joiningNow': Readonly<Record<'names', string>>
  /** {held} of {total}. Locked ones belong to every role. */
  readonly 'roles.permissionsHelp': Readonly<Record<'held', string>> & Readonly<Record<'total', string>>
  /** Save role */
  readonly 'roles.save': Record<never, never>
  /** Saving the role… */
  readonly 'roles.saving': Record<never, never>
  /** This role is built in, so it can’t be changed. */
  readonly 'roles.builtInReason': Record<never, never>
  /** Duplicate it to make one of your own. */
  readonly 'roles.builtInRemedy': Record<never, never>
  /** Search permissions */
  readonly 'roles.searchPermissions': Record<never, never>
  /** No permission matches “{text}”. */
  readonly 'roles.noMatches': Readonly<Record<'text', string>>
  /** Open {name} */
  readonly 'roles.openCategory': Readonly<Record<'name', string>>
  /** Close {name} */
  readonly 'roles.closeCategory': Readonly<Record<'name', string>>
  /** Other */
  readonly 'roles.otherCategory': Record<never, never>
  /** Always, part of every role */
  readonly 'roles.always': Record<never, never>
  /** Never for roles of an account */
  readonly 'roles.never': Record<never, never>
  /** Held through {key} */
  readonly 'roles.wider': Readonly<Record<'key', string>>
  /** Held */
  readonly 'roles.fixed': Record<never, never>
  /** Not held */
  readonly 'roles.notHeld': Record<never, never>
  /** Permissions by role */
  readonly 'roles.matrix': Record<never, never>
  /** Permission */
  readonly 'roles.onePermission': Record<never, never>
  /** Differences only */
  readonly 'roles.differences': Record<never, never>
  /** Roles shown */
  readonly 'roles.shownRoles': Record<never, never>
  /** Export as CSV */
  readonly 'roles.export': Record<never, never>
  /** Yes */
  readonly 'roles.yes': Record<never, never>
  /** No */
  readonly 'roles.no': Record<never, never>
  /** These roles don’t differ. */
  readonly 'roles.noDifferences': Record<never, never>
  /** Arrow keys move between the boxes. */
  readonly 'roles.arrows': Record<never, never>
  /** {role}, {permission} */
  readonly 'roles.cell': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}, changed */
  readonly 'roles.cellChanged': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}: always, can’t be taken away */
  readonly 'roles.cellAlways': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}: held through {key} */
  readonly 'roles.cellWider': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>> & Readonly<Record<'key', string>>
  /** {role}, {permission}: held */
  readonly 'roles.cellFixed': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** {role}, {permission}: never */
  readonly 'roles.cellNever': Readonly<Record<'role', string>> & Readonly<Record<'permission', string>>
  /** Signs */
  readonly 'roles.legend': Record<never, never>
  /** Always, for everyone */
  readonly 'roles.legendAlways': Record<never, never>
  /** Held through a wider permission or fixed by a built-in role */
  readonly 'roles.legendWider': Record<never, never>
  /** Never for this role */
  readonly 'roles.legendNever': Record<never, never>
  /** {count, plural, one {# change in {roles}.} other {# changes in {roles}.}} */
  readonly 'roles.changes': Readonly<Record<'count', number>> & Readonly<Record<'roles', string>>
  /** {role} ({count, plural, one {# person} other {# people}}) */
  readonly 'roles.touched': Readonly<Record<'role', string>> & Readonly<Record<'count', number>>
  /** {roles} wasn’t saved. What you chose is still here. */
  readonly 'roles.notSaved': Readonly<Record<'roles', string>>
  /** This role is gone */
  readonly 'roles.gone': Record<never, never>
  /** A part is saved, the rest is not */
  readonly 'errors.role-partly-saved.title': Record<never, never>
  /** Your changes are still here. Save again to send the rest. */
  readonly 'errors.role-partly-saved': Record<never, never>
  /** This role is built in */
  readonly 'errors.role-built-in.title': Record<never, never>
  /** It can’t be changed. Duplicate it to make one of your own. */
  readonly 'errors.role-built-in': Record<never, never>
  /** This role is built in */
  readonly 'errors.ER-ROLE-BUILT-IN.title': Record<never, never>
  /** It can’t be changed. Duplicate it to make one of your own. */
  readonly 'errors.ER-ROLE-BUILT-IN': Record<never, never>
  /** Another role has this key. Choose another one. */
  readonly 'errors.ER-ROLE-KEY-TAKEN': Record<never, never>
  /** This level is above your own. Choose a higher number. */
  readonly 'errors.ER-ROLE-LEVEL': Record<never, never>
  /** One of these permissions is for no role of an account. Leave it out. */
  readonly 'errors.ER-PERMISSION-NOT-ASSIGNABLE': Record<never, never>
}

/** The messages of `portal/section-page`, each with the values it takes. */
export interface SectionPagePlaceholders {
  /** Breadcrumb */
  readonly 'page.crumbs': Record<never, never>
  /** Loading {title}… */
  readonly 'page.loading': Readonly<Record<'title', string>>
  /** View only */
  readonly 'page.viewOnly': Record<never, never>
  /** You may look at this, not change it. */
  readonly 'page.mayLook': Record<never, never>
  /** We couldn’t load this page */
  readonly 'page.failed': Record<never, never>
  /** You can’t see this page */
  readonly 'page.forbidden': Record<never, never>
  /** You can’t see this part */
  readonly 'page.forbiddenPart': Record<never, never>
  /** It needs the permission “{name}”. */
  readonly 'page.needs': Readonly<Record<'name', string>>
  /** It needs a permission that you don’t hold. */
  readonly 'page.needsOther': Record<never, never>
  /** {count, plural, one {Your role, {roles}, doesn’t hold it.} other {Your roles, {roles}, don’t hold it.}} */
  readonly 'page.roles': Readonly<Record<'count', number>> & Readonly<Record<'roles', string>>
  /** You have no role here. */
  readonly 'page.noRoles': Record<never, never>
  /** An admin can give it to you. */
  readonly 'page.adminGives': Record<never, never>
  /** {names} can give it to you. */
  readonly 'page.namedGive': Readonly<Record<'names', string>>
  /** {count, plural, one {{name} and # other admin can give it to you.} other {{name} and # other admins can give it to you.}} */
  readonly 'page.someGive': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** Your plan doesn’t include “{name}”. An admin can change the plan. */
  readonly 'page.plan': Readonly<Record<'name', string>>
  /** You are signed out. Sign in again. */
  readonly 'page.signedOut': Record<never, never>
  /** We couldn’t check your permissions. Load the page again in a moment. */
  readonly 'page.unchecked': Record<never, never>
}

/** The messages of `portal/security`, each with the values it takes. */
export interface SecurityPlaceholders {
  /** Security */
  readonly 'security.title': Record<never, never>
  /** What protects your account, and what to do next. */
  readonly 'security.lead': Record<never, never>
  /** Overview */
  readonly 'security.overview': Record<never, never>
  /** Sign-in */
  readonly 'security.generalSettings': Record<never, never>
  /** Sessions */
  readonly 'security.sessionManagement': Record<never, never>
  /** IP addresses */
  readonly 'security.ipRestrictions': Record<never, never>
  /** Email domains */
  readonly 'security.domainRestrictions': Record<never, never>
  /** We couldn’t load “{part}” */
  readonly 'security.unread': Readonly<Record<'part', string>>
  /** Your settings stay in force. Only this page is missing. */
  readonly 'security.stillWorks': Record<never, never>
  /** Security score: {score, number} of 100 */
  readonly 'security.score': Readonly<Record<'score', number>>
  /** of 100 */
  readonly 'security.scoreOf': Record<never, never>
  /** Strong. */
  readonly 'security.strong': Record<never, never>
  /** Good. */
  readonly 'security.good': Record<never, never>
  /** Fair. */
  readonly 'security.fair': Record<never, never>
  /** Weak. */
  readonly 'security.weak': Record<never, never>
  /** {count, plural, one {# change would make it stronger.} other {# changes would make it stronger.}} */
  readonly 'security.changes': Readonly<Record<'count', number>>
  /** Nothing is left to do. */
  readonly 'security.noChanges': Record<never, never>
  /** {count, plural, one {Worked out from your settings and # person.} other {Worked out from your settings and # people.}} */
  readonly 'security.scoreLead': Readonly<Record<'count', number>>
  /** Check again */
  readonly 'security.again': Record<never, never>
  /** Second step */
  readonly 'security.part.MFA': Record<never, never>
  /** Sessions */
  readonly 'security.part.SESSIONS': Record<never, never>
  /** Passwords */
  readonly 'security.part.PASSWORD': Record<never, never>
  /** Inactive people */
  readonly 'security.part.INACTIVITY': Record<never, never>
  /** IP addresses */
  readonly 'security.part.IP': Record<never, never>
  /** Email domains */
  readonly 'security.part.DOMAIN': Record<never, never>
  /** Single sign-on */
  readonly 'security.part.SSO': Record<never, never>
  /** Countries */
  readonly 'security.part.COUNTRY': Record<never, never>
  /** Other */
  readonly 'security.part.other': Record<never, never>
  /** {some, number} of {all, number} */
  readonly 'security.someOf': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** {count, plural, one {# leaked} other {# leaked}} */
  readonly 'security.breached': Readonly<Record<'count', number>>
  /** None leaked */
  readonly 'security.noneBreached': Record<never, never>
  /** Allow list */
  readonly 'security.allowList': Record<never, never>
  /** Block list */
  readonly 'security.blockList': Record<never, never>
  /** Off */
  readonly 'security.off': Record<never, never>
  /** On */
  readonly 'security.on': Record<never, never>
  /** Do next */
  readonly 'security.doNext': Record<never, never>
  /** {count, number} open */
  readonly 'security.open': Readonly<Record<'count', number>>
  /** All good */
  readonly 'security.allGood': Record<never, never>
  /** You follow every recommendation. */
  readonly 'security.allGoodText': Record<never, never>
  /** Severe */
  readonly 'security.SEVERE': Record<never, never>
  /** Warning */
  readonly 'security.WARNING': Record<never, never>
  /** Info */
  readonly 'security.INFO': Record<never, never>
  /** Ask everyone for a second step */
  readonly 'security.advice.FORCE-MFA': Record<never, never>
  /** Have leaked passwords changed */
  readonly 'security.advice.BREACHED-PASSWORDS-EXIST': Record<never, never>
  /** Lock after several tries */
  readonly 'security.advice.ENABLE-USER-LOCKOUT': Record<never, never>
  /** Lock after fewer tries */
  readonly 'security.advice.STRENGTHEN-USER-LOCKOUT': Record<never, never>
  /** Refuse passwords used before */
  readonly 'security.advice.ENABLE-PASSWORD-HISTORY': Record<never, never>
  /** Remember more old passwords */
  readonly 'security.advice.STRENGTHEN-PASSWORD-HISTORY': Record<never, never>
  /** Sign people out when idle */
  readonly 'security.advice.ENABLE-IDLE-SESSION': Record<never, never>
  /** Sign idle people out sooner */
  readonly 'security.advice.SET-IDLE-SESSION': Record<never, never>
  /** Ask people to sign in again */
  readonly 'security.advice.ENABLE-FORCE-RELOGIN': Record<never, never>
  /** Ask people to sign in again sooner */
  readonly 'security.advice.SET-FORCE-RELOGIN': Record<never, never>
  /** Limit devices */
  readonly 'security.advice.ENABLE-SESSION-CONCURRENCY': Record<never, never>
  /** Allow fewer devices */
  readonly 'security.advice.SET-SESSION-CONCURRENCY': Record<never, never>
  /** Restrict sign-in by IP address */
  readonly 'security.advice.ENABLE-IP-RESTRICTIONS': Record<never, never>
  /** Allow only addresses you know */
  readonly 'security.advice.CHANGE-IP-TO-ALLOWLIST': Record<never, never>
  /** Restrict email domains */
  readonly 'security.advice.ENABLE-DOMAIN-RESTRICTIONS': Record<never, never>
  /** Allow only domains you know */
  readonly 'security.advice.CHANGE-DOMAIN-TO-ALLOWLIST': Record<never, never>
  /** Set up single sign-on */
  readonly 'security.advice.CONFIGURE-SSO': Record<never, never>
  /** Restrict sign-in by country */
  readonly 'security.advice.ENABLE-COUNTRY-RESTRICTIONS': Record<never, never>
  /** {count, plural, one {# person signs in without one.} other {# people sign in without one.}} */
  readonly 'security.why.mfa': Readonly<Record<'count', number>>
  /** {count, plural, one {# person uses a password from a public leak.} other {# people use a password from a public leak.}} */
  readonly 'security.why.breached': Readonly<Record<'count', number>>
  /** {count, plural, one {We suggest a lock after # try.} other {We suggest a lock after # tries.}} */
  readonly 'security.why.tries': Readonly<Record<'count', number>>
  /** {count, plural, one {We suggest to remember # password.} other {We suggest to remember # passwords.}} */
  readonly 'security.why.history': Readonly<Record<'count', number>>
  /** We suggest {duration} at most. */
  readonly 'security.why.time': Readonly<Record<'duration', string>>
  /** {count, plural, one {We suggest # device for each person.} other {We suggest # devices for each person.}} */
  readonly 'security.why.devices': Readonly<Record<'count', number>>
  /** People can sign in from anywhere. */
  readonly 'security.why.ip': Record<never, never>
  /** Any email address can join. */
  readonly 'security.why.domain': Record<never, never>
  /** A block list stops only those you know of. */
  readonly 'security.why.list': Record<never, never>
  /** People then sign in with their company account. */
  readonly 'security.why.sso': Record<never, never>
  /** The provider recommends a change that cannot be made here. */
  readonly 'security.why.unknown': Record<never, never>
  /** Change setting */
  readonly 'security.change': Record<never, never>
  /** Change setting: {title} */
  readonly 'security.changeNamed': Readonly<Record<'title', string>>
  /** Set up */
  readonly 'security.setUp': Record<never, never>
  /** Set up: {title} */
  readonly 'security.setUpNamed': Readonly<Record<'title', string>>
  /** How you stand */
  readonly 'security.standing': Record<never, never>
  /** Good */
  readonly 'security.isGood': Record<never, never>
  /** Could be better */
  readonly 'security.couldBeBetter': Record<never, never>
  /** Everyone is asked for one. */
  readonly 'security.insight.MFA-FORCED': Record<never, never>
  /** Everyone is asked for one, except with single sign-on. */
  readonly 'security.insight.PARTIALLY-FORCED-MFA': Record<never, never>
  /** {some, number} of {all, number} people have set one up. */
  readonly 'security.insight.PARTIAL-MFA-USAGE': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** Everyone has set one up. */
  readonly 'security.insight.FULL-MFA-USAGE': Record<never, never>
  /** Passwords can be guessed many times. */
  readonly 'security.insight.IMPROVE-LOCKOUT-POLICY': Record<never, never>
  /** Old passwords come back soon. */
  readonly 'security.insight.IMPROVE-PASSWORD-HISTORY-POLICY': Record<never, never>
  /** Leaked, old and guessed passwords are stopped. */
  readonly 'security.insight.FULL-PASSWORD-SETTINGS': Record<never, never>
  /** Sessions have no limits. */
  readonly 'security.insight.NO-SESSION-SETTINGS': Record<never, never>
  /** {some, number} of {all, number} limits are on. */
  readonly 'security.insight.PARTIAL-SESSION-SETTINGS': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** All limits are on. */
  readonly 'security.insight.FULL-SESSION-SETTINGS': Record<never, never>
  /** {count, plural, one {Only # entry gets in.} other {Only # entries get in.}} */
  readonly 'security.insight.allowed': Readonly<Record<'count', number>>
  /** {count, plural, one {# entry is kept out.} other {# entries are kept out.}} */
  readonly 'security.insight.blocked': Readonly<Record<'count', number>>
  /** People to check */
  readonly 'security.people': Record<never, never>
  /** With a leaked password */
  readonly 'security.preset.breached-passwords': Record<never, never>
  /** Without a second step */
  readonly 'security.preset.mfa-unenrolled': Record<never, never>
  /** Not seen for 90 days */
  readonly 'security.preset.inactive': Record<never, never>
  /** No leaked passwords */
  readonly 'security.empty.breached-passwords': Record<never, never>
  /** Everyone has a second step */
  readonly 'security.empty.mfa-unenrolled': Record<never, never>
  /** Everyone was here in the last 90 days */
  readonly 'security.empty.inactive': Record<never, never>
  /** User */
  readonly 'security.user': Record<never, never>
  /** Signs in with */
  readonly 'security.signsInWith': Record<never, never>
  /** Last seen */
  readonly 'security.lastSeen': Record<never, never>
  /** Never */
  readonly 'security.never': Record<never, never>
  /** Password or code */
  readonly 'security.provider.local': Record<never, never>
  /** Single sign-on */
  readonly 'security.provider.saml': Record<never, never>
  /** Directory */
  readonly 'security.provider.scim2': Record<never, never>
  /** View details */
  readonly 'security.details': Record<never, never>
  /** Send password reset */
  readonly 'security.resetPassword': Record<never, never>
  /** Password reset sent to {email} */
  readonly 'security.resetSent': Readonly<Record<'email', string>>
  /** Send resets to all */
  readonly 'security.resetAll': Record<never, never>
  /** Send a password reset to all of them? */
  readonly 'security.resetAllTitle': Record<never, never>
  /** Everyone with a leaked password gets an email to choose a new one. */
  readonly 'security.resetAllText': Record<never, never>
  /** Password resets sent */
  readonly 'security.resetAllSent': Record<never, never>
  /** Second step */
  readonly 'security.mfa': Record<never, never>
  /** People without one set it up at the next sign-in. */
  readonly 'security.mfaHelp': Record<never, never>
  /** Let each person choose */
  readonly 'security.DontForce': Record<never, never>
  /** Ask everyone but single sign-on */
  readonly 'security.ForceExceptSAML': Record<never, never>
  /** Their identity provider asks already. */
  readonly 'security.exceptHelp': Record<never, never>
  /** Ask everyone */
  readonly 'security.Force': Record<never, never>
  /** Your application asks for more than this. */
  readonly 'security.tooWeak': Record<never, never>
  /** Lockout */
  readonly 'security.userLockout': Record<never, never>
  /** After wrong passwords in a row. */
  readonly 'security.userLockoutHelp': Record<never, never>
  /** Tries */
  readonly 'security.tries': Record<never, never>
  /** Old passwords */
  readonly 'security.passwordHistory': Record<never, never>
  /** A new password has to differ from them. */
  readonly 'security.passwordHistoryHelp': Record<never, never>
  /** Passwords to remember */
  readonly 'security.remember': Record<never, never>
  /** Rotation */
  readonly 'security.passwordRotation': Record<never, never>
  /** A long, unique password protects better than a new one. */
  readonly 'security.passwordRotationHelp': Record<never, never>
  /** Ask for a new password */
  readonly 'security.rotate': Record<never, never>
  /** Days until then */
  readonly 'security.rotationDays': Record<never, never>
  /** Your application sets this. */
  readonly 'security.fixed': Record<never, never>
  /** {count, plural, one {Your application asks for one after # day at most.} other {Your application asks for one after # days at most.}} */
  readonly 'security.longest': Readonly<Record<'count', number>>
  /** Choose from {min, number} to {max, number}. */
  readonly 'security.range': Readonly<Record<'min', number>> & Readonly<Record<'max', number>>
  /** {count, plural, one {After # try} other {After # tries}} */
  readonly 'security.afterTries': Readonly<Record<'count', number>>
  /** {count, plural, one {The last password} other {The last # passwords}} */
  readonly 'security.lastPasswords': Readonly<Record<'count', number>>
  /** Set by your application */
  readonly 'security.ofVendor': Record<never, never>
  /** Ways to sign in */
  readonly 'security.waysIn': Record<never, never>
  /** Password */
  readonly 'security.way.EmailAndPassword': Record<never, never>
  /** Link by email */
  readonly 'security.way.MagicLink': Record<never, never>
  /** Code by email */
  readonly 'security.way.Code': Record<never, never>
  /** Code by text message */
  readonly 'security.way.SmsCode': Record<never, never>
  /** Single sign-on */
  readonly 'security.way.NoLocalAuthentication': Record<never, never>
  /** Passkey */
  readonly 'security.way.Passkeys': Record<never, never>
  /** Password length */
  readonly 'security.passwordLength': Record<never, never>
  /** {min, number} to {max, number} characters */
  readonly 'security.characters': Readonly<Record<'min', number>> & Readonly<Record<'max', number>>
  /** Captcha */
  readonly 'security.captcha': Record<never, never>
  /** Idle time */
  readonly 'security.idleSessionTimeout': Record<never, never>
  /** People see a warning a minute before. */
  readonly 'security.idleSessionTimeoutHelp': Record<never, never>
  /** Sign out when idle */
  readonly 'security.signOutIdle': Record<never, never>
  /** Longest session */
  readonly 'security.forceReLogin': Record<never, never>
  /** Counts from the last sign-in, even while people are active. */
  readonly 'security.forceReLoginHelp': Record<never, never>
  /** Ask to sign in again */
  readonly 'security.signInAgain': Record<never, never>
  /** Devices at once */
  readonly 'security.maximumConcurrentSessions': Record<never, never>
  /** For each person. One more signs the oldest out. */
  readonly 'security.maximumConcurrentSessionsHelp': Record<never, never>
  /** Limit devices */
  readonly 'security.limitDevices': Record<never, never>
  /** Devices */
  readonly 'security.devices': Record<never, never>
  /** Duration */
  readonly 'security.duration': Record<never, never>
  /** Unit */
  readonly 'security.unit': Record<never, never>
  /** minutes */
  readonly 'security.minutes': Record<never, never>
  /** hours */
  readonly 'security.hours': Record<never, never>
  /** days */
  readonly 'security.days': Record<never, never>
  /** Choose from one minute to one year. */
  readonly 'security.durationRange': Record<never, never>
  /** Set up your own second step first */
  readonly 'security.guardTitle': Record<never, never>
  /** You have none yet, so your next sign-in would stop there. It takes a minute. */
  readonly 'security.guardText': Record<never, never>
  /** Set mine up and save */
  readonly 'security.guardConfirm': Record<never, never>
  /** Don’t save yet */
  readonly 'security.guardKeep': Record<never, never>
  /** Your second step is set up, and your changes are saved */
  readonly 'security.guardSaved': Record<never, never>
  /** Nobody could set up a second step */
  readonly 'security.noStepTitle': Record<never, never>
  /** Your application offers none, so everyone would be shut out. Nothing was saved. */
  readonly 'security.noStepText': Record<never, never>
  /** That’s weaker than your application asks for */
  readonly 'errors.weaker-than-vendor.title': Record<never, never>
  /** Choose a stronger setting. */
  readonly 'errors.weaker-than-vendor': Record<never, never>
  /** A part is saved, the rest is not */
  readonly 'errors.security-partly-saved.title': Record<never, never>
  /** Your changes are still here. Save again to send the rest. */
  readonly 'errors.security-partly-saved': Record<never, never>
}

/** The messages of `portal/shell`, each with the values it takes. */
export interface ShellPlaceholders {
  /** Loading the administration… */
  readonly 'portal.loading': Record<never, never>
  /** {app, select, none {Back to the application} other {Back to {app}}} */
  readonly 'portal.closeTo': Readonly<Record<'app', string>>
  /** Close the administration */
  readonly 'portal.close': Record<never, never>
  /** Open menu */
  readonly 'portal.openMenu': Record<never, never>
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
  /** Organisation */
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
  /** Subscription */
  readonly 'portal.section.subscriptions': Record<never, never>
  /** Menu */
  readonly 'portal.menu': Record<never, never>
}

/** The messages of `portal/shown-once`, each with the values it takes. */
export interface ShownOncePlaceholders {
  /** Secret */
  readonly 'shownOnce.secret': Record<never, never>
  /** You see this once. We can’t show it again. */
  readonly 'shownOnce.once': Record<never, never>
  /** Show {label} */
  readonly 'shownOnce.show': Readonly<Record<'label', string>>
  /** Hide {label} */
  readonly 'shownOnce.hide': Readonly<Record<'label', string>>
  /** Hidden */
  readonly 'shownOnce.hidden': Record<never, never>
  /** Copy {label} */
  readonly 'shownOnce.copy': Readonly<Record<'label', string>>
  /** Download {file} */
  readonly 'shownOnce.download': Readonly<Record<'file', string>>
  /** I’ve stored it */
  readonly 'shownOnce.done': Record<never, never>
}

/** The messages of `portal/sso-connections`, each with the values it takes. */
export interface SsoConnectionsPlaceholders {
  /** Single sign-on */
  readonly 'ssoConnections.title': Record<never, never>
  /** People at your domains sign in with your identity provider. */
  readonly 'ssoConnections.lead': Record<never, never>
  /** Add connection */
  readonly 'ssoConnections.create': Record<never, never>
  /** Search connections */
  readonly 'ssoConnections.search': Record<never, never>
  /** {count, plural, one {# connection} other {# connections}} */
  readonly 'ssoConnections.count': Readonly<Record<'count', number>>
  /** No connections yet */
  readonly 'ssoConnections.empty': Record<never, never>
  /** Connect Okta, Entra ID, Google Workspace or another identity provider, and your people need no password here. */
  readonly 'ssoConnections.emptyText': Record<never, never>
  /** Edit */
  readonly 'ssoConnections.edit': Record<never, never>
  /** Details */
  readonly 'ssoConnections.show': Record<never, never>
  /** Remove connection */
  readonly 'ssoConnections.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'ssoConnections.removeTitle': Readonly<Record<'name', string>>
  /** Connection */
  readonly 'ssoConnection.connection': Record<never, never>
  /** Status */
  readonly 'ssoConnection.stateLabel': Record<never, never>
  /** Finish set-up */
  readonly 'ssoConnection.state.unfinished': Record<never, never>
  /** Certificate ended {date} */
  readonly 'ssoConnection.state.certificateEnded': Readonly<Record<'date', string>>
  /** Certificate ends {date} */
  readonly 'ssoConnection.state.certificateEnds': Readonly<Record<'date', string>>
  /** No verified domain */
  readonly 'ssoConnection.state.noDomain': Record<never, never>
  /** Live */
  readonly 'ssoConnection.state.live': Record<never, never>
  /** Off */
  readonly 'ssoConnection.state.off': Record<never, never>
  /** Domains */
  readonly 'ssoConnection.domains': Record<never, never>
  /** People with these addresses are sent to {name}. */
  readonly 'ssoConnection.domainsLead': Readonly<Record<'name', string>>
  /** There are no domains yet. */
  readonly 'ssoConnection.noDomains': Record<never, never>
  /** Domain */
  readonly 'ssoConnection.domain': Record<never, never>
  /** Add domain */
  readonly 'ssoConnection.addDomain': Record<never, never>
  /** Adding… */
  readonly 'ssoConnection.adding': Record<never, never>
  /** Check now */
  readonly 'ssoConnection.check': Record<never, never>
  /** Check {domain}, which is your own? */
  readonly 'ssoConnection.checkOwnTitle': Readonly<Record<'domain', string>>
  /** Roles */
  readonly 'ssoConnection.roles': Record<never, never>
  /** Worked out again at every sign-in. */
  readonly 'ssoConnection.rolesLead': Record<never, never>
  /** Save roles */
  readonly 'ssoConnection.saveRoles': Record<never, never>
  /** Default roles */
  readonly 'ssoConnection.defaultRoles': Record<never, never>
  /** For everyone */
  readonly 'ssoConnection.defaultRolesNote': Record<never, never>
  /** Everyone who signs in with {name} has them. */
  readonly 'ssoConnection.defaultRolesLead': Readonly<Record<'name', string>>
  /** Change default roles */
  readonly 'ssoConnection.changeDefaultRoles': Record<never, never>
  /** Those of the account */
  readonly 'ssoConnection.tenantRoles': Record<never, never>
  /** Change */
  readonly 'ssoConnection.change': Record<never, never>
  /** Change the values from {name} */
  readonly 'ssoConnection.changeValues': Readonly<Record<'name', string>>
  /** On */
  readonly 'ssoConnection.on': Record<never, never>
  /** Off */
  readonly 'ssoConnection.off': Record<never, never>
  /** {name} is on */
  readonly 'ssoConnection.switch': Readonly<Record<'name', string>>
  /** Finish the set-up first */
  readonly 'ssoConnection.unfinished': Record<never, never>
  /** and {count, number} more */
  readonly 'ssoConnection.andMore': Readonly<Record<'count', number>>
  /** Actions for {name} */
  readonly 'ssoConnection.actionsFor': Readonly<Record<'name', string>>
  /** This connection is gone */
  readonly 'ssoConnection.gone': Record<never, never>
  /** Continue set-up */
  readonly 'ssoConnection.continueSetUp': Record<never, never>
  /** added {date} */
  readonly 'ssoConnection.addedOn': Readonly<Record<'date', string>>
  /** changed {date} */
  readonly 'ssoConnection.changedOn': Readonly<Record<'date', string>>
  /** Turn on */
  readonly 'ssoConnection.turnOn': Record<never, never>
  /** Turn off */
  readonly 'ssoConnection.turnOff': Record<never, never>
  /** Turn on {name}? */
  readonly 'ssoConnection.turnOnTitle': Readonly<Record<'name', string>>
  /** Turn off {name}? */
  readonly 'ssoConnection.turnOffTitle': Readonly<Record<'name', string>>
  /** No domain is verified yet, so nobody is sent to {name}. */
  readonly 'ssoConnection.turnOnNobody': Readonly<Record<'name', string>>
  /** From their next sign-in, people at {domains} are sent to {name}. */
  readonly 'ssoConnection.turnOnText': Readonly<Record<'domains', string>> & Readonly<Record<'name', string>>
  /** This is your sign-in too: {email} goes to {name} next time. Stay signed in here until it works in another window. */
  readonly 'ssoConnection.turnOnOwn': Readonly<Record<'email', string>> & Readonly<Record<'name', string>>
  /** Its people sign in as before, for example with a password. Nothing is removed. */
  readonly 'ssoConnection.turnOffText': Record<never, never>
  /** People at {domains} sign in as before, for example with a password. Its domains and group roles are removed too. */
  readonly 'ssoConnection.removeLive': Readonly<Record<'domains', string>>
  /** Its domains and group roles are removed too. Nobody signs in with it now. */
  readonly 'ssoConnection.removeText': Record<never, never>
  /** For {name} */
  readonly 'ssoConnection.forProvider': Readonly<Record<'name', string>>
  /** From {name} */
  readonly 'ssoConnection.fromProvider': Readonly<Record<'name', string>>
  /** ACS URL */
  readonly 'ssoConnection.acsUrl': Record<never, never>
  /** SP entity ID */
  readonly 'ssoConnection.spEntityId': Record<never, never>
  /** Redirect URI */
  readonly 'ssoConnection.redirectUri': Record<never, never>
  /** Download our metadata */
  readonly 'ssoConnection.downloadMetadata': Record<never, never>
  /** Sign-on URL */
  readonly 'ssoConnection.signOnUrl': Record<never, never>
  /** X.509 certificate */
  readonly 'ssoConnection.certificate': Record<never, never>
  /** Ends {date} */
  readonly 'ssoConnection.certificateEnd': Readonly<Record<'date', string>>
  /** Requests */
  readonly 'ssoConnection.requests': Record<never, never>
  /** Signed */
  readonly 'ssoConnection.signed': Record<never, never>
  /** Not signed */
  readonly 'ssoConnection.unsigned': Record<never, never>
  /** Issuer */
  readonly 'ssoConnection.issuer': Record<never, never>
  /** Client ID */
  readonly 'ssoConnection.clientId': Record<never, never>
  /** Client secret */
  readonly 'ssoConnection.clientSecret': Record<never, never>
  /** Saved */
  readonly 'ssoConnection.secretKept': Record<never, never>
  /** None */
  readonly 'ssoConnection.secretNone': Record<never, never>
  /** {name}’s certificate ends on {date} */
  readonly 'ssoConnection.certificateEnds': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** After that nobody can sign in with {name}. Add its new certificate before then. */
  readonly 'ssoConnection.certificateEndsText': Readonly<Record<'name', string>>
  /** {name}’s certificate ended on {date} */
  readonly 'ssoConnection.certificateEnded': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** Nobody can sign in with {name} now. Add its new certificate. */
  readonly 'ssoConnection.certificateEndedText': Readonly<Record<'name', string>>
  /** Verified */
  readonly 'ssoDomain.verified': Record<never, never>
  /** Keep the record at your DNS host. People at this domain go to {name}. */
  readonly 'ssoDomain.verified.note': Readonly<Record<'name', string>>
  /** Waiting for DNS */
  readonly 'ssoDomain.waiting': Record<never, never>
  /** Add this record at your DNS host. Most show up in minutes, some take 48 hours. */
  readonly 'ssoDomain.waiting.note': Record<never, never>
  /** We looked and found no record yet. Check it for typing errors, then look again in a few minutes. */
  readonly 'ssoDomain.missing.note': Record<never, never>
  /** Wrong value */
  readonly 'ssoDomain.wrong': Record<never, never>
  /** We found {found}, perhaps from an older set-up. Replace it with the value below. */
  readonly 'ssoDomain.wrong.note': Readonly<Record<'found', string>>
  /** Claimed elsewhere */
  readonly 'ssoDomain.taken': Record<never, never>
  /** Another connection has verified this domain. It has to be removed there first. */
  readonly 'ssoDomain.taken.note': Record<never, never>
  /** Checking… */
  readonly 'ssoDomain.checking': Record<never, never>
  /** Check now: {domain} */
  readonly 'ssoDomain.checkNamed': Readonly<Record<'domain', string>>
  /** Type */
  readonly 'ssoDomain.type': Record<never, never>
  /** Name */
  readonly 'ssoDomain.name': Record<never, never>
  /** Value */
  readonly 'ssoDomain.value': Record<never, never>
  /** Copy the name of the record for {domain} */
  readonly 'ssoDomain.copyName': Readonly<Record<'domain', string>>
  /** Copy the value of the record for {domain} */
  readonly 'ssoDomain.copyValue': Readonly<Record<'domain', string>>
  /** Remove domain */
  readonly 'ssoDomain.remove': Record<never, never>
  /** Remove {domain}? */
  readonly 'ssoDomain.removeTitle': Readonly<Record<'domain', string>>
  /** People at {domain} sign in as before, for example with a password. */
  readonly 'ssoDomain.removeLive': Readonly<Record<'domain', string>>
  /** Nobody signs in with it now. You can add it again, with the same record. */
  readonly 'ssoDomain.removeText': Record<never, never>
  /** Add mapping */
  readonly 'ssoGroup.add': Record<never, never>
  /** Members of this group have these roles from their next sign-in with {name}. */
  readonly 'ssoGroup.lead': Readonly<Record<'name', string>>
  /** Group */
  readonly 'ssoGroup.group': Record<never, never>
  /** Names must match the groups attribute exactly, capital letters included. */
  readonly 'ssoGroup.exact': Record<never, never>
  /** Group in {name} */
  readonly 'ssoGroup.note': Readonly<Record<'name', string>>
  /** Save mapping */
  readonly 'ssoGroup.save': Record<never, never>
  /** Remove mapping */
  readonly 'ssoGroup.remove': Record<never, never>
  /** Remove the roles of {group}? */
  readonly 'ssoGroup.removeTitle': Readonly<Record<'group', string>>
  /** Its members lose the roles at their next sign-in, unless they have them otherwise. */
  readonly 'ssoGroup.removeText': Record<never, never>
  /** New connection */
  readonly 'ssoSetUp.newTitle': Record<never, never>
  /** Connect {name} */
  readonly 'ssoSetUp.title': Readonly<Record<'name', string>>
  /** Steps */
  readonly 'ssoSetUp.steps': Record<never, never>
  /** Step {step, number} of {total, number} */
  readonly 'ssoSetUp.stepOf': Readonly<Record<'step', number>> & Readonly<Record<'total', number>>
  /** Finished */
  readonly 'ssoSetUp.done': Record<never, never>
  /** To do */
  readonly 'ssoSetUp.open': Record<never, never>
  /** Back */
  readonly 'ssoSetUp.back': Record<never, never>
  /** Continue */
  readonly 'ssoSetUp.next': Record<never, never>
  /** Save and leave */
  readonly 'ssoSetUp.leave': Record<never, never>
  /** Cancel */
  readonly 'ssoSetUp.cancel': Record<never, never>
  /** Saving… */
  readonly 'ssoSetUp.saving': Record<never, never>
  /** Provider */
  readonly 'ssoSetUp.provider.label': Record<never, never>
  /** Where people sign in */
  readonly 'ssoSetUp.provider.note': Record<never, never>
  /** Where do your people sign in today? */
  readonly 'ssoSetUp.provider.title': Record<never, never>
  /** We show the steps in that provider’s own words. You can change it later. */
  readonly 'ssoSetUp.provider.lead': Record<never, never>
  /** Identity provider */
  readonly 'ssoSetUp.provider.choice': Record<never, never>
  /** Add the app */
  readonly 'ssoSetUp.app.label': Record<never, never>
  /** In {name} */
  readonly 'ssoSetUp.app.note': Readonly<Record<'name', string>>
  /** Add an app in {name} */
  readonly 'ssoSetUp.app.title': Readonly<Record<'name', string>>
  /** About three minutes. Keep this tab open. */
  readonly 'ssoSetUp.app.lead': Record<never, never>
  /** I’ve added the app */
  readonly 'ssoSetUp.app.next': Record<never, never>
  /** In the Okta admin console, open Applications, choose Create App Integration, then SAML 2.0. */
  readonly 'ssoSetUp.app.open.okta': Record<never, never>
  /** In the Entra admin center, open Enterprise applications, choose New application, then Create your own. Open Single sign-on there and choose SAML. */
  readonly 'ssoSetUp.app.open.azure': Record<never, never>
  /** In the Google Admin console, open Apps, then Web and mobile apps, and choose Add custom SAML app. */
  readonly 'ssoSetUp.app.open.google': Record<never, never>
  /** In your identity provider, add an application that signs in by SAML 2.0. */
  readonly 'ssoSetUp.app.open.saml': Record<never, never>
  /** In your identity provider, register a web application that signs in by OpenID Connect. */
  readonly 'ssoSetUp.app.open.oidc': Record<never, never>
  /** Paste these values there. */
  readonly 'ssoSetUp.app.paste': Record<never, never>
  /** Send the email address as Name ID, and add these attributes. */
  readonly 'ssoSetUp.app.attributes': Record<never, never>
  /** Let the ID token carry these claims. */
  readonly 'ssoSetUp.app.claims': Record<never, never>
  /** The email address. Needed. */
  readonly 'ssoSetUp.app.email': Record<never, never>
  /** The full name. */
  readonly 'ssoSetUp.app.name': Record<never, never>
  /** The names of groups, for roles. */
  readonly 'ssoSetUp.app.groups': Record<never, never>
  /** Give the app to at least one person, yourself for a try. */
  readonly 'ssoSetUp.app.people': Record<never, never>
  /** Connect */
  readonly 'ssoSetUp.connect.label': Record<never, never>
  /** Values from {name} */
  readonly 'ssoSetUp.connect.note': Readonly<Record<'name', string>>
  /** Give us {name}’s metadata */
  readonly 'ssoSetUp.connect.title': Readonly<Record<'name', string>>
  /** The URL is the quickest way. */
  readonly 'ssoSetUp.connect.lead': Record<never, never>
  /** Connect with OpenID Connect */
  readonly 'ssoSetUp.connect.oidcTitle': Record<never, never>
  /** Three values from the app registration. */
  readonly 'ssoSetUp.connect.oidcLead': Record<never, never>
  /** How to give us the metadata */
  readonly 'ssoSetUp.connect.how': Record<never, never>
  /** URL */
  readonly 'ssoSetUp.connect.url': Record<never, never>
  /** File */
  readonly 'ssoSetUp.connect.file': Record<never, never>
  /** By hand */
  readonly 'ssoSetUp.connect.hand': Record<never, never>
  /** Reading… */
  readonly 'ssoSetUp.connect.reading': Record<never, never>
  /** What we know */
  readonly 'ssoSetUp.connect.known': Record<never, never>
  /** Metadata URL */
  readonly 'ssoSetUp.connect.metadataUrl': Record<never, never>
  /** {name} shows it with the app. */
  readonly 'ssoSetUp.connect.metadataUrlHelp': Readonly<Record<'name', string>>
  /** Metadata file */
  readonly 'ssoSetUp.connect.metadataFile': Record<never, never>
  /** The XML file as it was downloaded. */
  readonly 'ssoSetUp.connect.metadataFileHelp': Record<never, never>
  /** From BEGIN to END, both lines included. */
  readonly 'ssoSetUp.connect.certificateHelp': Record<never, never>
  /** Sign our requests */
  readonly 'ssoSetUp.connect.sign': Record<never, never>
  /** Turn on if {name} asks for signed requests. */
  readonly 'ssoSetUp.connect.signHelp': Readonly<Record<'name', string>>
  /** The address before /.well-known/openid-configuration. */
  readonly 'ssoSetUp.connect.issuerHelp': Record<never, never>
  /** Shown to nobody after you save. */
  readonly 'ssoSetUp.connect.secretHelp': Record<never, never>
  /** One is saved. Type another one to replace it. */
  readonly 'ssoSetUp.connect.secretKept': Record<never, never>
  /** Domains */
  readonly 'ssoSetUp.domains.label': Record<never, never>
  /** Who signs in here */
  readonly 'ssoSetUp.domains.note': Record<never, never>
  /** Whose email goes to {name}? */
  readonly 'ssoSetUp.domains.title': Readonly<Record<'name', string>>
  /** Prove that a domain is yours, then its people are sent to {name}. */
  readonly 'ssoSetUp.domains.lead': Readonly<Record<'name', string>>
  /** Do this later */
  readonly 'ssoSetUp.domains.later': Record<never, never>
  /** Roles */
  readonly 'ssoSetUp.roles.label': Record<never, never>
  /** What they may do */
  readonly 'ssoSetUp.roles.note': Record<never, never>
  /** What may people from {name} do here? */
  readonly 'ssoSetUp.roles.title': Readonly<Record<'name', string>>
  /** Roles for everyone, and more for certain groups. */
  readonly 'ssoSetUp.roles.lead': Record<never, never>
  /** Turn on */
  readonly 'ssoSetUp.finish.label': Record<never, never>
  /** After a last look */
  readonly 'ssoSetUp.finish.note': Record<never, never>
  /** Ready to turn on {name}? */
  readonly 'ssoSetUp.finish.title': Readonly<Record<'name', string>>
  /** Nobody is affected until you turn it on. You can turn it off at any time. */
  readonly 'ssoSetUp.finish.lead': Record<never, never>
  /** Turn on later */
  readonly 'ssoSetUp.finish.later': Record<never, never>
  /** {name} is on */
  readonly 'ssoSetUp.finish.onTitle': Readonly<Record<'name', string>>
  /** You can turn it off at any time. */
  readonly 'ssoSetUp.finish.onLead': Record<never, never>
  /** Open the connection */
  readonly 'ssoSetUp.finish.open': Record<never, never>
  /** Try it before you sign out */
  readonly 'ssoSetUp.finish.tryTitle': Record<never, never>
  /** Open a private window and sign in there with an address of your domain. {name} should take over. */
  readonly 'ssoSetUp.finish.tryText': Readonly<Record<'name', string>>
  /** Values from {name} */
  readonly 'ssoSetUp.finish.values': Readonly<Record<'name', string>>
  /** Complete */
  readonly 'ssoSetUp.finish.valuesDone': Record<never, never>
  /** Some are missing. Go back to Connect. */
  readonly 'ssoSetUp.finish.valuesOpen': Record<never, never>
  /** People at {domains} sign in with it */
  readonly 'ssoSetUp.finish.domains': Readonly<Record<'domains', string>>
  /** None is verified yet, so nobody is sent to {name} */
  readonly 'ssoSetUp.finish.domainsOpen': Readonly<Record<'name', string>>
  /** {roles, plural, =0 {Those of the account} one {# for everyone} other {# for everyone}}, {groups, plural, =0 {no groups} one {# group} other {# groups}} */
  readonly 'ssoSetUp.finish.roles': Readonly<Record<'roles', number>> & Readonly<Record<'groups', number>>
  /** Finish the set-up, then turn it on. */
  readonly 'errors.sso-connection-unfinished': Record<never, never>
  /** The set-up is not finished */
  readonly 'errors.sso-connection-unfinished.title': Record<never, never>
  /** Add the missing values of the identity provider first. */
  readonly 'errors.ER-SSO-INCOMPLETE': Record<never, never>
  /** Values are missing */
  readonly 'errors.ER-SSO-INCOMPLETE.title': Record<never, never>
  /** Enter a domain such as company.com, without an @. */
  readonly 'errors.sso-domain-invalid': Record<never, never>
  /** Enter a domain such as company.com, without an @. */
  readonly 'errors.ER-SSO-DOMAIN-INVALID': Record<never, never>
  /** This connection has the domain already. */
  readonly 'errors.ER-SSO-DOMAIN-EXISTS': Record<never, never>
  /** Another connection has verified this domain. Remove it there first. */
  readonly 'errors.ER-SSO-DOMAIN-TAKEN': Record<never, never>
  /** Enter the name of the group. */
  readonly 'errors.sso-group-required': Record<never, never>
  /** Enter the name of the group. */
  readonly 'errors.ER-SSO-GROUP-INVALID': Record<never, never>
  /** This group has roles already. Change those. */
  readonly 'errors.ER-SSO-GROUP-EXISTS': Record<never, never>
  /** Add the metadata first. */
  readonly 'errors.sso-metadata-required': Record<never, never>
  /** This is not the metadata of an identity provider. Download the XML again and use it as it is. */
  readonly 'errors.ER-SSO-METADATA-INVALID': Record<never, never>
  /** We couldn’t read anything there. Open the address in a browser: it must show XML. */
  readonly 'errors.ER-SSO-METADATA-UNREACHABLE': Record<never, never>
  /** We can’t read this certificate. Copy it from BEGIN to END, both lines included. */
  readonly 'errors.ER-SSO-CERTIFICATE-INVALID': Record<never, never>
  /** Enter a whole web address. It begins with https://. */
  readonly 'errors.ER-SSO-ENDPOINT-INVALID': Record<never, never>
  /** Add a domain first. */
  readonly 'errors.saml-configuration-missing': Record<never, never>
}

/** The messages of `portal/sub-accounts`, each with the values it takes. */
export interface SubAccountsPlaceholders {
  /** Sub-accounts */
  readonly 'subAccounts.title': Record<never, never>
  /** Accounts below yours, with users of their own. */
  readonly 'subAccounts.lead': Record<never, never>
  /** {count, plural, =0 {{name} has no accounts below it.} one {{name} has # account below it.} other {{name} has # accounts below it.}} */
  readonly 'subAccounts.below': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** Create sub-account */
  readonly 'subAccounts.create': Record<never, never>
  /** Search accounts */
  readonly 'subAccounts.search': Record<never, never>
  /** {count, plural, one {# account} other {# accounts}} */
  readonly 'subAccounts.count': Readonly<Record<'count', number>>
  /** No sub-accounts yet */
  readonly 'subAccounts.empty': Record<never, never>
  /** Create one for a customer, a brand or a site. It has its own users and settings. */
  readonly 'subAccounts.emptyText': Record<never, never>
  /** Show people */
  readonly 'subAccounts.edit': Record<never, never>
  /** Show people */
  readonly 'subAccounts.show': Record<never, never>
  /** Rename */
  readonly 'subAccounts.rename': Record<never, never>
  /** Access */
  readonly 'subAccounts.changeAccess': Record<never, never>
  /** Create below */
  readonly 'subAccounts.createBelow': Record<never, never>
  /** Delete */
  readonly 'subAccounts.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'subAccounts.removeTitle': Readonly<Record<'name', string>>
  /** Open all */
  readonly 'subAccounts.openAll': Record<never, never>
  /** Close all */
  readonly 'subAccounts.closeAll': Record<never, never>
  /** Load {count, number} more below {name} */
  readonly 'subAccounts.more': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** Account */
  readonly 'subAccounts.account': Record<never, never>
  /** People */
  readonly 'subAccounts.people': Record<never, never>
  /** Accounts below */
  readonly 'subAccounts.accountsBelow': Record<never, never>
  /** Access from above */
  readonly 'subAccounts.access': Record<never, never>
  /** Created */
  readonly 'subAccounts.created': Record<never, never>
  /** By person */
  readonly 'subAccounts.defaultOff': Record<never, never>
  /** On for all */
  readonly 'subAccounts.defaultOn': Record<never, never>
  /** Always */
  readonly 'subAccounts.alwaysOn': Record<never, never>
  /** Manages its own */
  readonly 'subAccounts.managesOwn': Record<never, never>
  /** New sub-account */
  readonly 'subAccount.createTitle': Record<never, never>
  /** It gets its own users, settings and log. */
  readonly 'subAccount.createLead': Record<never, never>
  /** The account exists now, but its access was refused. Save again to send it. */
  readonly 'subAccount.createdPartly': Record<never, never>
  /** Name */
  readonly 'subAccount.name': Record<never, never>
  /** Below */
  readonly 'subAccount.parent': Record<never, never>
  /** Account ID */
  readonly 'subAccount.id': Record<never, never>
  /** It never changes. Without one, we make it from the name. */
  readonly 'subAccount.idHelp': Record<never, never>
  /** Use letters, digits, hyphens and underscores, 64 at most. */
  readonly 'subAccount.idForm': Record<never, never>
  /** Optional */
  readonly 'subAccount.optional': Record<never, never>
  /** It manages its own sub-accounts */
  readonly 'subAccount.managesOwn': Record<never, never>
  /** Its administrators create and change the accounts below it. */
  readonly 'subAccount.managesOwnHelp': Record<never, never>
  /** Create account */
  readonly 'subAccount.save': Record<never, never>
  /** Access to {name} */
  readonly 'subAccount.accessTitle': Readonly<Record<'name', string>>
  /** Its own users always enter it. */
  readonly 'subAccount.accessLead': Record<never, never>
  /** People of the accounts above */
  readonly 'subAccount.fromAbove': Record<never, never>
  /** Person by person */
  readonly 'subAccount.defaultOff': Record<never, never>
  /** Only those who may enter the accounts below theirs. */
  readonly 'subAccount.defaultOffHelp': Record<never, never>
  /** Everyone, with exceptions */
  readonly 'subAccount.defaultOn': Record<never, never>
  /** Single people can be refused in the account above. */
  readonly 'subAccount.defaultOnHelp': Record<never, never>
  /** Everyone, without exception */
  readonly 'subAccount.alwaysOn': Record<never, never>
  /** Nobody can be refused. */
  readonly 'subAccount.alwaysOnHelp': Record<never, never>
  /** Save access */
  readonly 'subAccount.saveAccess': Record<never, never>
  /** Rename {name} */
  readonly 'subAccount.renameTitle': Readonly<Record<'name', string>>
  /** Save name */
  readonly 'subAccount.saveName': Record<never, never>
  /** {count, plural, =0 {Nobody is in it.} one {Its # person loses access.} other {Its # people lose access.}} */
  readonly 'subAccount.removeText': Readonly<Record<'count', number>>
  /** {count, plural, one {# account below it goes too} other {# accounts below it go too}}{people, plural, =0 {.} one {, with # person.} other {, with # people.}} */
  readonly 'subAccount.removeBelow': Readonly<Record<'count', number>> & Readonly<Record<'people', number>>
  /** Its people lose access, and all accounts below it go too. */
  readonly 'subAccount.removeUnknown': Record<never, never>
  /** You can’t undo this. */
  readonly 'subAccount.removeForGood': Record<never, never>
  /** {count, plural, one {Delete account} other {Delete # accounts}} */
  readonly 'subAccount.removeAll': Readonly<Record<'count', number>>
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly 'subAccount.peopleCount': Readonly<Record<'count', number>>
  /** {count, plural, =0 {no accounts below} one {# account below} other {# accounts below}} */
  readonly 'subAccount.belowCount': Readonly<Record<'count', number>>
  /** We couldn’t load this account */
  readonly 'subAccount.unread': Record<never, never>
  /** Back to sub-accounts */
  readonly 'subAccount.back': Record<never, never>
  /** Users */
  readonly 'subAccountUsers.title': Record<never, never>
  /** Users of {name} */
  readonly 'subAccountUsers.of': Readonly<Record<'name', string>>
  /** Search by name or email */
  readonly 'subAccountUsers.search': Record<never, never>
  /** {count, plural, one {# person} other {# people}} */
  readonly 'subAccountUsers.count': Readonly<Record<'count', number>>
  /** Nobody is here yet */
  readonly 'subAccountUsers.empty': Record<never, never>
  /** Add users by their email addresses. */
  readonly 'subAccountUsers.emptyText': Record<never, never>
  /** User */
  readonly 'subAccountUsers.user': Record<never, never>
  /** From */
  readonly 'subAccountUsers.from': Record<never, never>
  /** Its own */
  readonly 'subAccountUsers.own': Record<never, never>
  /** Roles here */
  readonly 'subAccountUsers.rolesHere': Record<never, never>
  /** May enter below */
  readonly 'subAccountUsers.mayEnter': Record<never, never>
  /** {name}: may enter below */
  readonly 'subAccountUsers.mayEnterOf': Readonly<Record<'name', string>>
  /** May enter below: {value} */
  readonly 'subAccountUsers.mayEnterIs': Readonly<Record<'value', string>>
  /** Yes */
  readonly 'subAccountUsers.yes': Record<never, never>
  /** No */
  readonly 'subAccountUsers.no': Record<never, never>
  /** To choose who enters the accounts below, you need access to {name} yourself. */
  readonly 'subAccountUsers.needAccess': Readonly<Record<'name', string>>
  /** Add users */
  readonly 'subAccountUsers.add': Record<never, never>
  /** Add users to {name} */
  readonly 'subAccountUsers.addTitle': Readonly<Record<'name', string>>
  /** People of your accounts are in at once. Others get an email first. */
  readonly 'subAccountUsers.addLead': Record<never, never>
  /** Email addresses */
  readonly 'subAccountUsers.emails': Record<never, never>
  /** One a line. */
  readonly 'subAccountUsers.emailsHelp': Record<never, never>
  /** {count, plural, one {# line has no full address: {lines}. Fix or remove it.} other {# lines have no full address: {lines}. Fix or remove them.}} */
  readonly 'subAccountUsers.emailsWrong': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** line {line, number}: {text} */
  readonly 'subAccountUsers.emailsLine': Readonly<Record<'line', number>> & Readonly<Record<'text', string>>
  /** {count, plural, one {One text is not used: {lines}.} other {# texts are not used: {lines}.}} */
  readonly 'subAccountUsers.emailsUnread': Readonly<Record<'count', number>> & Readonly<Record<'lines', string>>
  /** Roles */
  readonly 'subAccountUsers.roles': Record<never, never>
  /** They may enter the accounts below */
  readonly 'subAccountUsers.allow': Record<never, never>
  /** {count, plural, =0 {Add users} one {Add user} other {Add # users}} */
  readonly 'subAccountUsers.addMany': Readonly<Record<'count', number>>
  /** Edit roles */
  readonly 'subAccountUsers.editRoles': Record<never, never>
  /** Roles of {name} */
  readonly 'subAccountUsers.rolesOf': Readonly<Record<'name', string>>
  /** They hold in this account. */
  readonly 'subAccountUsers.rolesLead': Record<never, never>
  /** Save roles */
  readonly 'subAccountUsers.saveRoles': Record<never, never>
  /** Remove user */
  readonly 'subAccountUsers.remove': Record<never, never>
  /** Remove */
  readonly 'subAccountUsers.removeSome': Record<never, never>
  /** Remove {name}? */
  readonly 'subAccountUsers.removeTitle': Readonly<Record<'name', string>>
  /** They lose their roles in {name}. Their other accounts stay. */
  readonly 'subAccountUsers.removeText': Readonly<Record<'name', string>>
  /** {count, plural, one {Remove # user?} other {Remove # users?}} */
  readonly 'subAccountUsers.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # user} other {Remove # users}} */
  readonly 'subAccountUsers.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} users removed */
  readonly 'subAccountUsers.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Enter a name for the account. */
  readonly 'errors.sub-account-name-required': Record<never, never>
  /** The account exists, without its access */
  readonly 'errors.sub-account-partly-saved.title': Record<never, never>
  /** Save again to send the access. */
  readonly 'errors.sub-account-partly-saved': Record<never, never>
  /** This account is gone */
  readonly 'errors.sub-account-not-found.title': Record<never, never>
  /** Another administrator removed it, or the link is old. */
  readonly 'errors.sub-account-not-found': Record<never, never>
  /** Enter at least one address. */
  readonly 'errors.sub-account-users-required': Record<never, never>
  /** Another account has this ID. Choose another one. */
  readonly 'errors.ER-TENANT-ID-TAKEN': Record<never, never>
  /** The account above manages this one */
  readonly 'errors.ER-SUB-ACCOUNT-NOT-MANAGED.title': Record<never, never>
  /** Ask an administrator there. */
  readonly 'errors.ER-SUB-ACCOUNT-NOT-MANAGED': Record<never, never>
}

/** The messages of `portal/subscription`, each with the values it takes. */
export interface SubscriptionPlaceholders {
  /** Subscription */
  readonly 'subscription.title': Record<never, never>
  /** Your plan, the way you pay, and your invoices. */
  readonly 'subscription.lead': Record<never, never>
  /** {plan}, {price}. */
  readonly 'subscription.planFor': Readonly<Record<'plan', string>> & Readonly<Record<'price', string>>
  /** Renews on {date}. */
  readonly 'subscription.renewsOn': Readonly<Record<'date', string>>
  /** Ends on {date}. */
  readonly 'subscription.endsOn': Readonly<Record<'date', string>>
  /** Changes to {plan} on {date}. */
  readonly 'subscription.changesOn': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** Trial until {date}. */
  readonly 'subscription.trialUntil': Readonly<Record<'date', string>>
  /** Active */
  readonly 'subscription.active': Record<never, never>
  /** Trial */
  readonly 'subscription.trial': Record<never, never>
  /** Canceled */
  readonly 'subscription.canceled': Record<never, never>
  /** Ended */
  readonly 'subscription.ended': Record<never, never>
  /** Needs you */
  readonly 'subscription.needsYou': Record<never, never>
  /** By contract */
  readonly 'subscription.byContract': Record<never, never>
  /** None */
  readonly 'subscription.none': Record<never, never>
  /** Not sure yet */
  readonly 'subscription.notSure': Record<never, never>
  /** {days, plural, =0 {{plan}, the trial ends today} one {{plan}, # day of trial left} other {{plan}, # days of trial left}} */
  readonly 'subscription.trialLeft': Readonly<Record<'days', number>> & Readonly<Record<'plan', string>>
  /** {used, number} of {days, number} days used */
  readonly 'subscription.trialUsed': Readonly<Record<'used', number>> & Readonly<Record<'days', number>>
  /** Ends on {date}. Without a card you move to {next} then. */
  readonly 'subscription.trialThenFree': Readonly<Record<'date', string>> & Readonly<Record<'next', string>>
  /** Ends on {date}, unless there is a card by then. */
  readonly 'subscription.trialThenOver': Readonly<Record<'date', string>>
  /** Ends on {date}. Your card pays {price} then. */
  readonly 'subscription.trialThenPaid': Readonly<Record<'date', string>> & Readonly<Record<'price', string>>
  /** {plan} until {date} */
  readonly 'subscription.until': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** Then you move to {next}. You can take it back until that day. */
  readonly 'subscription.thenFree': Readonly<Record<'next', string>>
  /** Then it ends. You can take it back until that day. */
  readonly 'subscription.thenOver': Record<never, never>
  /** {plan} until {date}, then {next} */
  readonly 'subscription.untilThen': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>> & Readonly<Record<'next', string>>
  /** Nothing is due before that day. You can stay on {plan} until then. */
  readonly 'subscription.untilThenText': Readonly<Record<'plan', string>>
  /** A payment is waiting for you */
  readonly 'subscription.incomplete': Record<never, never>
  /** {price} for {plan} is not paid. Your bank declined it, or asks you to confirm it. */
  readonly 'subscription.incompleteText': Readonly<Record<'price', string>> & Readonly<Record<'plan', string>>
  /** {plan} has ended */
  readonly 'subscription.hasEnded': Readonly<Record<'plan', string>>
  /** {plan} ended on {date} */
  readonly 'subscription.endedOn': Readonly<Record<'plan', string>> & Readonly<Record<'date', string>>
  /** The trial ended without a card, or a payment failed. Nothing is charged now. */
  readonly 'subscription.expiredText': Record<never, never>
  /** It was canceled. Nothing is charged now. */
  readonly 'subscription.canceledText': Record<never, never>
  /** There is no card for the next payment */
  readonly 'subscription.cardMissing': Record<never, never>
  /** {price} is due on {date}. Add a card to keep {plan}. */
  readonly 'subscription.cardMissingText': Readonly<Record<'price', string>> & Readonly<Record<'date', string>> & Readonly<Record<'plan', string>>
  /** Your card has run out */
  readonly 'subscription.cardExpired': Record<never, never>
  /** Your card runs out before the next payment */
  readonly 'subscription.cardExpiring': Record<never, never>
  /** {price} is due on {date}. Use another card to keep {plan}. */
  readonly 'subscription.cardText': Readonly<Record<'price', string>> & Readonly<Record<'date', string>> & Readonly<Record<'plan', string>>
  /** Add a card */
  readonly 'subscription.addCard': Record<never, never>
  /** Use another card */
  readonly 'subscription.otherCard': Record<never, never>
  /** Try the payment again */
  readonly 'subscription.payAgain': Record<never, never>
  /** Confirm {plan} */
  readonly 'subscription.confirm': Readonly<Record<'plan', string>>
  /** Keep {plan} */
  readonly 'subscription.keep': Readonly<Record<'plan', string>>
  /** Start {plan} again */
  readonly 'subscription.startAgain': Readonly<Record<'plan', string>>
  /** Check again */
  readonly 'subscription.checkAgain': Record<never, never>
  /** Go on */
  readonly 'subscription.goOn': Record<never, never>
  /** Working… */
  readonly 'subscription.working': Record<never, never>
  /** Cancel plan */
  readonly 'subscription.cancel': Record<never, never>
  /** Cancel {plan}? */
  readonly 'subscription.cancelTitle': Readonly<Record<'plan', string>>
  /** It stays until {date}. Then you move to {next}. You can take it back until that day. */
  readonly 'subscription.cancelThenFree': Readonly<Record<'date', string>> & Readonly<Record<'next', string>>
  /** It stays until {date}. Then it ends. You can take it back until that day. */
  readonly 'subscription.cancelThenOver': Readonly<Record<'date', string>>
  /** Cancel on {date} */
  readonly 'subscription.cancelConfirm': Readonly<Record<'date', string>>
  /** Your provider cancels plans. Ask there if you want to end it. */
  readonly 'subscription.noCancel': Record<never, never>
  /** A trial ends by itself, so there is nothing to cancel. Move to {plan} to pay nothing after it. */
  readonly 'subscription.noCancelTrial': Readonly<Record<'plan', string>>
  /** The plan can be canceled after the open payment is settled. */
  readonly 'subscription.noCancelOpen': Record<never, never>
  /** Plans */
  readonly 'subscription.plans': Record<never, never>
  /** We couldn’t load the plans */
  readonly 'subscription.unreadPlans': Record<never, never>
  /** Begins on {date} */
  readonly 'subscription.beginsOn': Readonly<Record<'date', string>>
  /** Payment */
  readonly 'subscription.payment': Record<never, never>
  /** We couldn’t load your payment method */
  readonly 'subscription.unreadPayment': Record<never, never>
  /** No card yet */
  readonly 'subscription.noCard': Record<never, never>
  /** Add one to pay for a plan. */
  readonly 'subscription.noCardText': Record<never, never>
  /** Change */
  readonly 'subscription.change': Record<never, never>
  /** Change card */
  readonly 'subscription.changeCard': Record<never, never>
  /** Expired */
  readonly 'subscription.expired': Record<never, never>
  /** Save card */
  readonly 'subscription.saveCard': Record<never, never>
  /** It pays from now on. What is open is paid at once. */
  readonly 'subscription.cardLead': Record<never, never>
  /** Invoices go to */
  readonly 'subscription.invoicesTo': Record<never, never>
  /** No address yet */
  readonly 'subscription.noAddress': Record<never, never>
  /** Edit */
  readonly 'subscription.edit': Record<never, never>
  /** Edit billing details */
  readonly 'subscription.editDetails': Record<never, never>
  /** They are written on every invoice from now on. */
  readonly 'subscription.detailsLead': Record<never, never>
  /** Save details */
  readonly 'subscription.saveDetails': Record<never, never>
  /** We couldn’t load your subscription */
  readonly 'subscription.unread': Record<never, never>
  /** Your plan keeps running; only this page is missing. */
  readonly 'subscription.unreadText': Record<never, never>
  /** Invoices */
  readonly 'subscription.invoices': Record<never, never>
  /** Invoice */
  readonly 'subscription.invoice': Record<never, never>
  /** Payment */
  readonly 'subscription.paidColumn': Record<never, never>
  /** Amount */
  readonly 'subscription.amount': Record<never, never>
  /** PDF */
  readonly 'subscription.pdf': Record<never, never>
  /** Paid */
  readonly 'subscription.paid': Record<never, never>
  /** Unpaid */
  readonly 'subscription.unpaid': Record<never, never>
  /** Download {number} */
  readonly 'subscription.download': Readonly<Record<'number', string>>
  /** Downloading {number}… */
  readonly 'subscription.downloading': Readonly<Record<'number', string>>
  /** {count, plural, one {# invoice} other {# invoices}} */
  readonly 'subscription.invoiceCount': Readonly<Record<'count', number>>
  /** No invoices yet */
  readonly 'subscription.noInvoices': Record<never, never>
  /** They appear here with the first payment. */
  readonly 'subscription.noInvoicesText': Record<never, never>
}

/** The messages of `portal/swatch`, each with the values it takes. */
export interface SwatchPlaceholders {
  /** Blue */
  readonly 'swatch.blue': Record<never, never>
  /** Green */
  readonly 'swatch.green': Record<never, never>
  /** Amber */
  readonly 'swatch.amber': Record<never, never>
  /** Red */
  readonly 'swatch.red': Record<never, never>
  /** Orchid */
  readonly 'swatch.orchid': Record<never, never>
  /** Teal */
  readonly 'swatch.teal': Record<never, never>
}

/** The messages of `portal/user`, each with the values it takes. */
export interface UserPlaceholders {
  /** This user is gone */
  readonly 'user.gone': Record<never, never>
  /** Another administrator removed them, or the link is old. */
  readonly 'user.goneText': Record<never, never>
  /** We couldn’t load this user */
  readonly 'user.unread': Record<never, never>
  /** Close */
  readonly 'user.close': Record<never, never>
  /** Phone */
  readonly 'user.phone': Record<never, never>
  /** Signs in with */
  readonly 'user.signsInWith': Record<never, never>
  /** Second step */
  readonly 'user.secondStep': Record<never, never>
  /** Set up */
  readonly 'user.secondStepOn': Record<never, never>
  /** Not set up */
  readonly 'user.secondStepOff': Record<never, never>
  /** Email */
  readonly 'user.email': Record<never, never>
  /** not confirmed */
  readonly 'user.unverified': Record<never, never>
  /** Access ends */
  readonly 'user.ends': Record<never, never>
  /** User ID */
  readonly 'user.id': Record<never, never>
  /** Roles */
  readonly 'user.roles': Record<never, never>
  /** What they may do, and where it comes from. */
  readonly 'user.rolesLead': Record<never, never>
  /** No roles yet. */
  readonly 'user.noRoles': Record<never, never>
  /** Given here */
  readonly 'user.direct': Record<never, never>
  /** Groups */
  readonly 'user.groups': Record<never, never>
  /** In no group. */
  readonly 'user.noGroups': Record<never, never>
  /** Applications */
  readonly 'user.applications': Record<never, never>
  /** No applications. */
  readonly 'user.noApplications': Record<never, never>
  /** Open to everyone */
  readonly 'user.forEveryone': Record<never, never>
  /** Activity */
  readonly 'user.activity': Record<never, never>
  /** Nothing yet. */
  readonly 'user.noActivity': Record<never, never>
  /** Try again */
  readonly 'user.tryAgain': Record<never, never>
  /** Loading… */
  readonly 'user.loading': Record<never, never>
  /** More actions */
  readonly 'user.more': Record<never, never>
  /** Roles of {name} */
  readonly 'user.rolesOf': Readonly<Record<'name', string>>
  /** {count, plural, one {Roles for # user} other {Roles for # users}} */
  readonly 'user.rolesOfMany': Readonly<Record<'count', number>>
  /** Save roles */
  readonly 'user.saveRoles': Record<never, never>
  /** {count, plural, one {From the group {groups}} other {From the groups {groups}}} */
  readonly 'user.fromGroup': Readonly<Record<'count', number>> & Readonly<Record<'groups', string>>
  /** Roles from groups stay: {groups}. */
  readonly 'user.groupRolesStay': Readonly<Record<'groups', string>>
  /** The chosen roles are added. All other roles stay. */
  readonly 'user.rolesOfManyLead': Record<never, never>
  /** High */
  readonly 'user.severe': Record<never, never>
  /** Copy the user ID */
  readonly 'user.copyId': Record<never, never>
  /** Send resets to all */
  readonly 'user.resetAll': Record<never, never>
  /** Send a password reset to all of them? */
  readonly 'user.resetAllTitle': Record<never, never>
  /** Everyone with a leaked password gets an email to choose a new one. */
  readonly 'user.resetAllText': Record<never, never>
  /** Password resets sent */
  readonly 'user.resetAllSent': Record<never, never>
  /** You can move the day at any time. */
  readonly 'user.endLead': Record<never, never>
  /** After that day they can’t sign in. */
  readonly 'user.endHelp': Record<never, never>
  /** When does {name} lose access? */
  readonly 'user.endOf': Readonly<Record<'name', string>>
  /** Last day */
  readonly 'user.endDay': Record<never, never>
  /** Choose a day after today. */
  readonly 'user.endMissing': Record<never, never>
  /** Temporary access */
  readonly 'user.temporary': Record<never, never>
  /** Access doesn’t end. */
  readonly 'user.permanent': Record<never, never>
  /** Save */
  readonly 'user.saveEnd': Record<never, never>
}

/** The messages of `portal/users`, each with the values it takes. */
export interface UsersPlaceholders {
  /** Users */
  readonly 'users.title': Record<never, never>
  /** Invite users */
  readonly 'users.invite': Record<never, never>
  /** Search by name or email */
  readonly 'users.search': Record<never, never>
  /** {count, plural, one {# person} other {# people}} */
  readonly 'users.count': Readonly<Record<'count', number>>
  /** Nobody else is here yet */
  readonly 'users.empty': Record<never, never>
  /** Invite people by email, or copy a link and send it yourself. */
  readonly 'users.emptyText': Record<never, never>
  /** User */
  readonly 'users.user': Record<never, never>
  /** Phone number */
  readonly 'users.phoneNumber': Record<never, never>
  /** User name */
  readonly 'users.username': Record<never, never>
  /** Status */
  readonly 'users.status': Record<never, never>
  /** Applications */
  readonly 'users.applications': Record<never, never>
  /** Groups */
  readonly 'users.groups': Record<never, never>
  /** Roles */
  readonly 'users.roles': Record<never, never>
  /** Joined */
  readonly 'users.joinedAt': Record<never, never>
  /** Last seen */
  readonly 'users.lastSeen': Record<never, never>
  /** Managed by */
  readonly 'users.managedBy': Record<never, never>
  /** Never */
  readonly 'users.never': Record<never, never>
  /** and {count, number} more */
  readonly 'users.andMore': Readonly<Record<'count', number>>
  /** Active */
  readonly 'users.active': Record<never, never>
  /** Invited */
  readonly 'users.invited': Record<never, never>
  /** Disabled */
  readonly 'users.disabled': Record<never, never>
  /** Locked */
  readonly 'users.locked': Record<never, never>
  /** Ends {date} */
  readonly 'users.ends': Readonly<Record<'date', string>>
  /** Ended {date} */
  readonly 'users.ended': Readonly<Record<'date', string>>
  /** No second step */
  readonly 'users.noSecondStep': Record<never, never>
  /** You */
  readonly 'users.you': Record<never, never>
  /** This account */
  readonly 'users.here': Record<never, never>
  /** Directory */
  readonly 'users.directory': Record<never, never>
  /** You can’t do this to yourself. */
  readonly 'users.yourself': Record<never, never>
  /** They belong to another account. Change them there. */
  readonly 'users.otherAccount': Record<never, never>
  /** Everyone who can sign in, and their access. */
  readonly 'users.lead': Record<never, never>
  /** chosen */
  readonly 'users.chosen': Record<never, never>
  /** It unlocks the account too. */
  readonly 'users.resetUnlocks': Record<never, never>
  /** Add roles */
  readonly 'users.addRoles': Record<never, never>
  /** Remove */
  readonly 'users.removeSome': Record<never, never>
  /** Keep users */
  readonly 'users.keepAll': Record<never, never>
  /** {succeeded, number} of {total, number} emails sent */
  readonly 'users.resentOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** {succeeded, number} of {total, number} users signed out */
  readonly 'users.signedOutOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Attention */
  readonly 'users.preset': Record<never, never>
  /** Without a second step */
  readonly 'users.preset.mfa-unenrolled': Record<never, never>
  /** With a leaked password */
  readonly 'users.preset.breached-passwords': Record<never, never>
  /** Not seen for 90 days */
  readonly 'users.preset.inactive': Record<never, never>
  /** Role */
  readonly 'users.role': Record<never, never>
  /** Group */
  readonly 'users.group': Record<never, never>
  /** Application */
  readonly 'users.application': Record<never, never>
  /** Signs in with */
  readonly 'users.provider': Record<never, never>
  /** Password or code */
  readonly 'users.provider.local': Record<never, never>
  /** Single sign-on */
  readonly 'users.provider.saml': Record<never, never>
  /** Directory */
  readonly 'users.provider.scim2': Record<never, never>
  /** View details */
  readonly 'users.open': Record<never, never>
  /** Edit roles */
  readonly 'users.editRoles': Record<never, never>
  /** Send invitation again */
  readonly 'users.resendInvitation': Record<never, never>
  /** Send activation again */
  readonly 'users.resendActivation': Record<never, never>
  /** Send password reset */
  readonly 'users.resetPassword': Record<never, never>
  /** Set an end date */
  readonly 'users.endDate': Record<never, never>
  /** Change the end date */
  readonly 'users.changeEndDate': Record<never, never>
  /** Sign out everywhere */
  readonly 'users.endSessions': Record<never, never>
  /** Enable */
  readonly 'users.enable': Record<never, never>
  /** Disable */
  readonly 'users.disable': Record<never, never>
  /** Remove user */
  readonly 'users.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'users.removeTitle': Readonly<Record<'name', string>>
  /** They’re signed out everywhere and lose access at once. Roles, groups and tokens don’t come back with a new invitation. */
  readonly 'users.removeText': Record<never, never>
  /** Keep user */
  readonly 'users.keep': Record<never, never>
  /** {count, plural, one {Remove # user?} other {Remove # users?}} */
  readonly 'users.removeManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Remove # user} other {Remove # users}} */
  readonly 'users.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} users removed */
  readonly 'users.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Disable {name}? */
  readonly 'users.disableTitle': Readonly<Record<'name', string>>
  /** They can’t sign in until you enable them again. Their roles and groups stay. */
  readonly 'users.disableText': Record<never, never>
  /** {count, plural, one {Disable # user?} other {Disable # users?}} */
  readonly 'users.disableManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Disable # user} other {Disable # users}} */
  readonly 'users.disableMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} users disabled */
  readonly 'users.disabledOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** {succeeded, number} of {total, number} users enabled */
  readonly 'users.enabledOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Lock */
  readonly 'users.lock': Record<never, never>
  /** Lock {name}? */
  readonly 'users.lockTitle': Readonly<Record<'name', string>>
  /** They’re signed out everywhere, and can’t sign in until you unlock them or they choose a new password. */
  readonly 'users.lockText': Record<never, never>
  /** {count, plural, one {Lock # user?} other {Lock # users?}} */
  readonly 'users.lockManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Lock # user} other {Lock # users}} */
  readonly 'users.lockMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} users locked */
  readonly 'users.lockedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Unlock */
  readonly 'users.unlock': Record<never, never>
  /** Unlock {name}? */
  readonly 'users.unlockTitle': Readonly<Record<'name', string>>
  /** They can sign in again at once. */
  readonly 'users.unlockText': Record<never, never>
  /** {count, plural, one {Unlock # user?} other {Unlock # users?}} */
  readonly 'users.unlockManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Unlock # user} other {Unlock # users}} */
  readonly 'users.unlockMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} users unlocked */
  readonly 'users.unlockedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Enable {name}? */
  readonly 'users.enableTitle': Readonly<Record<'name', string>>
  /** They can sign in again, with the same roles and groups. */
  readonly 'users.enableText': Record<never, never>
  /** {count, plural, one {Enable # user?} other {Enable # users?}} */
  readonly 'users.enableManyTitle': Readonly<Record<'count', number>>
  /** {count, plural, one {Enable # user} other {Enable # users}} */
  readonly 'users.enableMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} users have the new roles */
  readonly 'users.rolesChangedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Sign out {name} everywhere? */
  readonly 'users.endSessionsTitle': Readonly<Record<'name', string>>
  /** All sessions end at once. They can sign in again. */
  readonly 'users.endSessionsText': Record<never, never>
  /** Invitation sent to {email} */
  readonly 'users.invitationSent': Readonly<Record<'email', string>>
  /** Activation sent to {email} */
  readonly 'users.activationSent': Readonly<Record<'email', string>>
  /** Password reset sent to {email} */
  readonly 'users.resetSent': Readonly<Record<'email', string>>
  /** {name} is signed out everywhere */
  readonly 'users.sessionsEnded': Readonly<Record<'name', string>>
  /** This account can’t be locked here */
  readonly 'errors.ER-USER-NOT-LOCKABLE.title': Record<never, never>
  /** They belong to other accounts too. Disable them in this account instead. */
  readonly 'errors.ER-USER-NOT-LOCKABLE': Record<never, never>
  /** This user isn’t in the list */
  readonly 'errors.user-not-in-state.title': Record<never, never>
  /** Load the list again, then try once more. */
  readonly 'errors.user-not-in-state': Record<never, never>
  /** This user is gone */
  readonly 'errors.user-not-found.title': Record<never, never>
  /** Another administrator removed them. Nothing was changed. */
  readonly 'errors.user-not-found': Record<never, never>
  /** This day is over */
  readonly 'errors.expiry-in-past.title': Record<never, never>
  /** Choose a day after today. */
  readonly 'errors.expiry-in-past': Record<never, never>
  /** This is your own account */
  readonly 'errors.ER-USER-SELF.title': Record<never, never>
  /** You can’t end your own access. Ask another administrator. */
  readonly 'errors.ER-USER-SELF': Record<never, never>
  /** Temporary access is off */
  readonly 'errors.ER-TEMPORARY-USERS-OFF.title': Record<never, never>
  /** In this account, access has no last day. */
  readonly 'errors.ER-TEMPORARY-USERS-OFF': Record<never, never>
}

/** The messages of `portal/webhooks`, each with the values it takes. */
export interface WebhooksPlaceholders {
  /** Webhooks and channels */
  readonly 'webhooks.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'webhooks.lead': Record<never, never>
  /** Add webhook */
  readonly 'webhooks.create': Record<never, never>
  /** Search name or URL */
  readonly 'webhooks.search': Record<never, never>
  /** {count, plural, one {# webhook} other {# webhooks}} */
  readonly 'webhooks.count': Readonly<Record<'count', number>>
  /** No webhooks yet */
  readonly 'webhooks.empty': Record<never, never>
  /** Add one to send events of this account to your own systems. */
  readonly 'webhooks.emptyText': Record<never, never>
  /** Edit */
  readonly 'webhooks.edit': Record<never, never>
  /** View */
  readonly 'webhooks.show': Record<never, never>
  /** Delete webhook */
  readonly 'webhooks.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'webhooks.removeTitle': Readonly<Record<'name', string>>
  /** It receives no further events, and its deliveries go with it. You can’t undo this. */
  readonly 'webhooks.removeText': Record<never, never>
  /** {count, plural, one {Delete # webhook?} other {Delete # webhooks?}} */
  readonly 'webhooks.removeManyTitle': Readonly<Record<'count', number>>
  /** They receive no further events, and their deliveries go with them. You can’t undo this. */
  readonly 'webhooks.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # webhook} other {Delete # webhooks}} */
  readonly 'webhooks.removeMany': Readonly<Record<'count', number>>
  /** {succeeded, number} of {total, number} webhooks deleted */
  readonly 'webhooks.removedOf': Readonly<Record<'succeeded', number>> & Readonly<Record<'total', number>>
  /** Webhooks */
  readonly 'webhooks.webhooks': Record<never, never>
  /** Email */
  readonly 'webhooks.email': Record<never, never>
  /** SMS */
  readonly 'webhooks.sms': Record<never, never>
  /** Webhook */
  readonly 'webhooks.webhook': Record<never, never>
  /** Events */
  readonly 'webhooks.events': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'webhooks.eventCount': Readonly<Record<'count', number>>
  /** Last delivery */
  readonly 'webhooks.last': Record<never, never>
  /** Sent */
  readonly 'webhooks.sent': Record<never, never>
  /** On */
  readonly 'webhooks.on': Record<never, never>
  /** {name} receives events */
  readonly 'webhooks.switch': Readonly<Record<'name', string>>
  /** {name} is sent */
  readonly 'webhooks.switchEvent': Readonly<Record<'name', string>>
  /** On */
  readonly 'webhooks.isOn': Record<never, never>
  /** Off */
  readonly 'webhooks.isOff': Record<never, never>
  /** Send a test */
  readonly 'webhooks.sendTest': Record<never, never>
  /** Settings */
  readonly 'webhooks.settings': Record<never, never>
  /** Deliveries */
  readonly 'webhooks.deliveries': Record<never, never>
  /** {count, plural, one {# delivery} other {# deliveries}} */
  readonly 'webhooks.deliveryCount': Readonly<Record<'count', number>>
  /** Add a webhook */
  readonly 'webhooks.createTitle': Record<never, never>
  /** It receives the events that you choose, as they happen. */
  readonly 'webhooks.createLead': Record<never, never>
  /** Name */
  readonly 'webhooks.name': Record<never, never>
  /** Description */
  readonly 'webhooks.description': Record<never, never>
  /** Optional */
  readonly 'webhooks.optional': Record<never, never>
  /** URL */
  readonly 'webhooks.url': Record<never, never>
  /** We send a POST with JSON. It begins with https://. */
  readonly 'webhooks.urlHelp': Record<never, never>
  /** Enter an address that begins with https://. */
  readonly 'webhooks.urlInvalid': Record<never, never>
  /** Secret */
  readonly 'webhooks.secret': Record<never, never>
  /** Signs every call. At least 8 characters, or leave it empty. */
  readonly 'webhooks.secretHelp': Record<never, never>
  /** New secret */
  readonly 'webhooks.newSecret': Record<never, never>
  /** Leave it empty to keep the present one. At least 8 characters. */
  readonly 'webhooks.newSecretHelp': Record<never, never>
  /** Enter at least 8 characters. */
  readonly 'webhooks.secretShort': Record<never, never>
  /** Set */
  readonly 'webhooks.secretSet': Record<never, never>
  /** None */
  readonly 'webhooks.secretNone': Record<never, never>
  /** Calls have the header {header}: a JWT that this secret signs with HS256. */
  readonly 'webhooks.secretCheck': Readonly<Record<'header', string>>
  /** Remove secret */
  readonly 'webhooks.secretRemove': Record<never, never>
  /** Remove the secret? */
  readonly 'webhooks.secretRemoveTitle': Record<never, never>
  /** Calls are no longer signed. A receiver that checks the signature refuses them. */
  readonly 'webhooks.secretRemoveText': Record<never, never>
  /** Active */
  readonly 'webhooks.active': Record<never, never>
  /** Sends events as they happen. */
  readonly 'webhooks.activeHelp': Record<never, never>
  /** Choose what it receives. */
  readonly 'webhooks.eventsHelp': Record<never, never>
  /** Choose at least one event. */
  readonly 'webhooks.eventsMissing': Record<never, never>
  /** Search events */
  readonly 'webhooks.searchEvents': Record<never, never>
  /** {chosen} of {total} */
  readonly 'webhooks.chosen': Readonly<Record<'chosen', string>> & Readonly<Record<'total', string>>
  /** Open {name} */
  readonly 'webhooks.openCategory': Readonly<Record<'name', string>>
  /** Close {name} */
  readonly 'webhooks.closeCategory': Readonly<Record<'name', string>>
  /** No event matches “{text}”. */
  readonly 'webhooks.noMatches': Readonly<Record<'text', string>>
  /** To {url} */
  readonly 'webhooks.testTo': Readonly<Record<'url', string>>
  /** A test is not written to the log. */
  readonly 'webhooks.testNote': Record<never, never>
  /** Event */
  readonly 'webhooks.event': Record<never, never>
  /** Payload */
  readonly 'webhooks.payload': Record<never, never>
  /** Copy payload */
  readonly 'webhooks.copyPayload': Record<never, never>
  /** Response */
  readonly 'webhooks.response': Record<never, never>
  /** Copy response */
  readonly 'webhooks.copyResponse': Record<never, never>
  /** Send */
  readonly 'webhooks.send': Record<never, never>
  /** Send again */
  readonly 'webhooks.sendAgain': Record<never, never>
  /** Sending… */
  readonly 'webhooks.sending': Record<never, never>
  /** Close */
  readonly 'webhooks.close': Record<never, never>
  /** Delivered */
  readonly 'webhooks.delivered': Record<never, never>
  /** Delivered, {status} */
  readonly 'webhooks.deliveredStatus': Readonly<Record<'status', string>>
  /** Failed, {status} */
  readonly 'webhooks.failedStatus': Readonly<Record<'status', string>>
  /** The test failed */
  readonly 'webhooks.testFailed': Record<never, never>
  /** No answer */
  readonly 'webhooks.noAnswer': Record<never, never>
  /** Nothing sent yet */
  readonly 'webhooks.noneSent': Record<never, never>
  /** Deliveries appear here once an event happens. */
  readonly 'webhooks.noneSentText': Record<never, never>
  /** Result */
  readonly 'webhooks.result': Record<never, never>
  /** Tries */
  readonly 'webhooks.tries': Record<never, never>
  /** Sent at */
  readonly 'webhooks.sentAt': Record<never, never>
  /** Delivery ID */
  readonly 'webhooks.deliveryId': Record<never, never>
  /** Details */
  readonly 'webhooks.details': Record<never, never>
  /** Retry */
  readonly 'webhooks.retry': Record<never, never>
  /** Retried */
  readonly 'webhooks.retried': Record<never, never>
  /** Retry failed */
  readonly 'webhooks.retryFailed': Record<never, never>
  /** This webhook is gone */
  readonly 'webhooks.gone': Record<never, never>
  /** Goes to */
  readonly 'webhooks.goesTo': Record<never, never>
  /** Nobody yet */
  readonly 'webhooks.nobody': Record<never, never>
  /** Add an event */
  readonly 'webhooks.addEvent': Record<never, never>
  /** We send a mail to these people as it happens. */
  readonly 'webhooks.emailLead': Record<never, never>
  /** We send a text message to these people as it happens. */
  readonly 'webhooks.smsLead': Record<never, never>
  /** Email addresses */
  readonly 'webhooks.emailRecipients': Record<never, never>
  /** Phone numbers */
  readonly 'webhooks.smsRecipients': Record<never, never>
  /** One on each line. */
  readonly 'webhooks.onePerLine': Record<never, never>
  /** Enter at least one email address. */
  readonly 'webhooks.emailMissing': Record<never, never>
  /** Enter at least one phone number. */
  readonly 'webhooks.smsMissing': Record<never, never>
  /** “{text}” is no email address. Enter one like name@company.com. */
  readonly 'webhooks.emailInvalid': Readonly<Record<'text', string>>
  /** “{text}” is no phone number. Enter it with the country code, such as +1 202 555 0142. */
  readonly 'webhooks.smsInvalid': Readonly<Record<'text', string>>
  /** Choose an event. */
  readonly 'webhooks.eventMissing': Record<never, never>
  /** Save */
  readonly 'webhooks.save': Record<never, never>
  /** Its recipients hear of it no more. */
  readonly 'webhooks.eventRemoveText': Record<never, never>
  /** Events by email */
  readonly 'emailEvents.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'emailEvents.lead': Record<never, never>
  /** Add event */
  readonly 'emailEvents.create': Record<never, never>
  /** Search event or address */
  readonly 'emailEvents.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'emailEvents.count': Readonly<Record<'count', number>>
  /** No events by email yet */
  readonly 'emailEvents.empty': Record<never, never>
  /** Add one to tell people when it happens. */
  readonly 'emailEvents.emptyText': Record<never, never>
  /** Edit */
  readonly 'emailEvents.edit': Record<never, never>
  /** View */
  readonly 'emailEvents.show': Record<never, never>
  /** Remove event */
  readonly 'emailEvents.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'emailEvents.removeTitle': Readonly<Record<'name', string>>
  /** Events by SMS */
  readonly 'smsEvents.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'smsEvents.lead': Record<never, never>
  /** Add event */
  readonly 'smsEvents.create': Record<never, never>
  /** Search event or number */
  readonly 'smsEvents.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'smsEvents.count': Readonly<Record<'count', number>>
  /** No events by SMS yet */
  readonly 'smsEvents.empty': Record<never, never>
  /** Add one to tell people when it happens. */
  readonly 'smsEvents.emptyText': Record<never, never>
  /** Edit */
  readonly 'smsEvents.edit': Record<never, never>
  /** View */
  readonly 'smsEvents.show': Record<never, never>
  /** Remove event */
  readonly 'smsEvents.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'smsEvents.removeTitle': Readonly<Record<'name', string>>
  /** Slack */
  readonly 'webhooks.slack': Record<never, never>
  /** Channels */
  readonly 'webhooks.slackChannels': Record<never, never>
  /** Message */
  readonly 'webhooks.slackMessage': Record<never, never>
  /** Leave it empty for the standard message. */
  readonly 'webhooks.slackMessageHelp': Record<never, never>
  /** Standard message */
  readonly 'webhooks.slackStandard': Record<never, never>
  /** We post a message to these channels as it happens. */
  readonly 'webhooks.slackLead': Record<never, never>
  /** Choose at least one channel. */
  readonly 'webhooks.slackMissing': Record<never, never>
  /** Slack isn’t connected */
  readonly 'webhooks.slackOff': Record<never, never>
  /** Once a workspace is connected, its channels can show what happens here. */
  readonly 'webhooks.slackOffText': Record<never, never>
  /** Connect Slack */
  readonly 'webhooks.slackConnect': Record<never, never>
  /** We couldn’t load your workspace */
  readonly 'webhooks.slackUnread': Record<never, never>
  /** Its channels show it no more. */
  readonly 'webhooks.slackRemoveText': Record<never, never>
  /** Events in Slack */
  readonly 'slackEvents.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'slackEvents.lead': Record<never, never>
  /** Add event */
  readonly 'slackEvents.create': Record<never, never>
  /** Search event or message */
  readonly 'slackEvents.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'slackEvents.count': Readonly<Record<'count', number>>
  /** No events in Slack yet */
  readonly 'slackEvents.empty': Record<never, never>
  /** Add one to show it in a channel. */
  readonly 'slackEvents.emptyText': Record<never, never>
  /** Edit */
  readonly 'slackEvents.edit': Record<never, never>
  /** View */
  readonly 'slackEvents.show': Record<never, never>
  /** Remove event */
  readonly 'slackEvents.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'slackEvents.removeTitle': Readonly<Record<'name', string>>
  /** Enter a name. */
  readonly 'errors.webhook-name-required': Record<never, never>
  /** Enter an address that begins with https://. */
  readonly 'errors.webhook-url-invalid': Record<never, never>
  /** Enter at least 8 characters. */
  readonly 'errors.webhook-secret-short': Record<never, never>
  /** Choose at least one event. */
  readonly 'errors.webhook-events-required': Record<never, never>
  /** This webhook is gone */
  readonly 'errors.webhook-gone.title': Record<never, never>
  /** Another administrator has deleted it. Add it again to go on. */
  readonly 'errors.webhook-gone': Record<never, never>
  /** Check the recipients: one of them can’t be reached. */
  readonly 'errors.recipient-invalid': Record<never, never>
  /** Choose at least one channel. */
  readonly 'errors.slack-channels-required': Record<never, never>
  /** This event is gone */
  readonly 'errors.slack-event-gone.title': Record<never, never>
  /** Another administrator has removed it. Add it again to go on. */
  readonly 'errors.slack-event-gone': Record<never, never>
}

/** The messages of `portal/portal-boxes`, each with the values it takes. */
export interface PortalBoxesPlaceholders {
  /** Change password */
  readonly 'changePassword.boxLabel': Record<never, never>
  /** Second steps */
  readonly 'ownFactors.boxLabel': Record<never, never>
  /** Passkeys */
  readonly 'passkeys.boxLabel': Record<never, never>
  /** Phone numbers */
  readonly 'phone.boxLabel': Record<never, never>
  /** Administration */
  readonly 'portal.boxLabel': Record<never, never>
}

/** Every message, with the values it takes. */
export interface Placeholders extends ActivationPlaceholders, AfterLoginPlaceholders, BoxesPlaceholders, HostedLoginPlaceholders, InvitationPlaceholders, LinksPlaceholders, MfaPlaceholders, NewPasswordPlaceholders, OutagePlaceholders, PagesPlaceholders, PartsPlaceholders, PasskeyPlaceholders, PasswordPlaceholders, PasswordlessPlaceholders, PhonePlaceholders, RecoveryPlaceholders, ResendPlaceholders, RoutesPlaceholders, SessionExpiryPlaceholders, SignInPlaceholders, SignUpPlaceholders, SocialPlaceholders, SsoPlaceholders, BillingPartsPlaceholders, BillingPlaceholders, CheckoutPlaceholders, AccountMenusPlaceholders, AccountPlaceholders, ApiTokensPlaceholders, ApplicationsPlaceholders, AuditsPlaceholders, ChangePasswordPlaceholders, ConfirmDialogPlaceholders, DataTablePlaceholders, FileFieldPlaceholders, GroupsPlaceholders, InviteUsersPlaceholders, NotificationsPlaceholders, OwnFactorsPlaceholders, OwnRightsPlaceholders, PasskeysPlaceholders, PhoneNumbersPlaceholders, PickListPlaceholders, PortalPartsPlaceholders, PrivacyPlaceholders, ProfilePlaceholders, ProvisioningPlaceholders, RecordFormPlaceholders, RestrictionsPlaceholders, RolesPlaceholders, SectionPagePlaceholders, SecurityPlaceholders, ShellPlaceholders, ShownOncePlaceholders, SsoConnectionsPlaceholders, SubAccountsPlaceholders, SubscriptionPlaceholders, SwatchPlaceholders, UserPlaceholders, UsersPlaceholders, WebhooksPlaceholders, PortalBoxesPlaceholders {}

/** The messages by the group of screens that they belong to. */
export interface GroupPlaceholders {
  /** Those of the group `sign-in`. */
  readonly 'sign-in': ActivationPlaceholders & AfterLoginPlaceholders & BoxesPlaceholders & HostedLoginPlaceholders & InvitationPlaceholders & LinksPlaceholders & MfaPlaceholders & NewPasswordPlaceholders & OutagePlaceholders & PagesPlaceholders & PartsPlaceholders & PasskeyPlaceholders & PasswordPlaceholders & PasswordlessPlaceholders & PhonePlaceholders & RecoveryPlaceholders & ResendPlaceholders & RoutesPlaceholders & SessionExpiryPlaceholders & SignInPlaceholders & SignUpPlaceholders & SocialPlaceholders & SsoPlaceholders
  /** Those of the group `checkout`. */
  readonly 'checkout': BillingPartsPlaceholders & BillingPlaceholders & CheckoutPlaceholders
  /** Those of the group `portal`. */
  readonly 'portal': AccountMenusPlaceholders & AccountPlaceholders & ApiTokensPlaceholders & ApplicationsPlaceholders & AuditsPlaceholders & ChangePasswordPlaceholders & ConfirmDialogPlaceholders & DataTablePlaceholders & FileFieldPlaceholders & GroupsPlaceholders & InviteUsersPlaceholders & NotificationsPlaceholders & OwnFactorsPlaceholders & OwnRightsPlaceholders & PasskeysPlaceholders & PhoneNumbersPlaceholders & PickListPlaceholders & PortalPartsPlaceholders & PrivacyPlaceholders & ProfilePlaceholders & ProvisioningPlaceholders & RecordFormPlaceholders & RestrictionsPlaceholders & RolesPlaceholders & SectionPagePlaceholders & SecurityPlaceholders & ShellPlaceholders & ShownOncePlaceholders & SsoConnectionsPlaceholders & SubAccountsPlaceholders & SubscriptionPlaceholders & SwatchPlaceholders & UserPlaceholders & UsersPlaceholders & WebhooksPlaceholders & PortalBoxesPlaceholders
}
