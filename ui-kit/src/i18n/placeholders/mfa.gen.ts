// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

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
  /** Your organization asks for a second step when you sign in. It takes a minute. */
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
  /** You can do this later. From {date} on, you need it to sign in. */
  readonly 'login.enforcedFrom': Readonly<Record<'date', string>>
  /** Not now */
  readonly 'login.postpone': Record<never, never>
  /** You need a second step now */
  readonly 'errors.ER-MFA-DUE.title': Record<never, never>
  /** The time to do it later is over. Set one up to sign in. */
  readonly 'errors.ER-MFA-DUE': Record<never, never>
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
