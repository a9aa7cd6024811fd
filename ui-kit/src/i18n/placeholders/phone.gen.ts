// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

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
  /** Leave the extension out. Codes are sent to the number alone. */
  readonly 'errors.phone-extension': Record<never, never>
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
