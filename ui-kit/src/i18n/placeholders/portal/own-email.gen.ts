// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/own-email`, each with the values it takes. */
export interface OwnEmailPlaceholders {
  /** Change your email */
  readonly 'ownEmail.title': Record<never, never>
  /** We’ll send a code to the new address. Until you enter it, you sign in with the present one. */
  readonly 'ownEmail.lead': Record<never, never>
  /** For signing in */
  readonly 'ownEmail.primary': Record<never, never>
  /** Waiting for its code */
  readonly 'ownEmail.waiting': Record<never, never>
  /** Enter code */
  readonly 'ownEmail.enterCode': Record<never, never>
  /** Enter code for {email} */
  readonly 'ownEmail.enterCodeOf': Readonly<Record<'email', string>>
  /** Change email */
  readonly 'ownEmail.change': Record<never, never>
  /** Add email */
  readonly 'ownEmail.add': Record<never, never>
  /** New email address */
  readonly 'ownEmail.newLabel': Record<never, never>
  /** Check your new inbox */
  readonly 'ownEmail.codeTitle': Record<never, never>
  /** Enter the code we sent to {email}. */
  readonly 'ownEmail.codeLead': Readonly<Record<'email', string>>
  /** Use this address */
  readonly 'ownEmail.confirm': Record<never, never>
  /** Use another address */
  readonly 'ownEmail.another': Record<never, never>
  /** Your email is changed */
  readonly 'ownEmail.doneTitle': Record<never, never>
  /** You sign in with {email} from now on. You stay signed in everywhere. */
  readonly 'ownEmail.doneLead': Readonly<Record<'email', string>>
  /** Done */
  readonly 'ownEmail.done': Record<never, never>
  /** We couldn’t check if you can change it. */
  readonly 'ownEmail.unread': Record<never, never>
  /** Enter the code. */
  readonly 'errors.email-code-required': Record<never, never>
  /** This is your address already. Enter another one. */
  readonly 'errors.email-unchanged': Record<never, never>
  /** That address is gone */
  readonly 'errors.unknown-email.title': Record<never, never>
  /** It doesn’t wait for a code any more. Enter it again. */
  readonly 'errors.unknown-email': Record<never, never>
  /** Confirm that it’s you first */
  readonly 'errors.step-up-required.title': Record<never, never>
  /** This needs your second step. Sign out, sign in with it, and try again. */
  readonly 'errors.step-up-required': Record<never, never>
  /** Nothing was changed */
  readonly 'errors.step-up-canceled.title': Record<never, never>
  /** You didn’t confirm that it’s you. Try again when you’re ready. */
  readonly 'errors.step-up-canceled': Record<never, never>
  /** This is your address already. Enter another one. */
  readonly 'errors.ER-EMAIL-SAME': Record<never, never>
  /** Another account has this address. Enter another one. */
  readonly 'errors.ER-EMAIL-TAKEN': Record<never, never>
  /** You can’t change your address here */
  readonly 'errors.ER-EMAIL-CHANGE-OFF.title': Record<never, never>
  /** An administrator sets it. Ask them to change it. */
  readonly 'errors.ER-EMAIL-CHANGE-OFF': Record<never, never>
  /** Your address comes from another system */
  readonly 'errors.ER-EMAIL-MANAGED.title': Record<never, never>
  /** Change it there. It’s taken over at your next sign-in. */
  readonly 'errors.ER-EMAIL-MANAGED': Record<never, never>
  /** That code doesn’t match. Check it and enter it again. */
  readonly 'errors.ER-EMAIL-CODE-INVALID': Record<never, never>
  /** This has run out */
  readonly 'errors.ER-EMAIL-CODE-EXPIRED.title': Record<never, never>
  /** The code was good for ten minutes. Start again to get a new one. */
  readonly 'errors.ER-EMAIL-CODE-EXPIRED': Record<never, never>
  /** Too many wrong codes */
  readonly 'errors.ER-EMAIL-TOO-MANY-ATTEMPTS.title': Record<never, never>
  /** To keep your account safe this code no longer works. Start again to get a new one. */
  readonly 'errors.ER-EMAIL-TOO-MANY-ATTEMPTS': Record<never, never>
  /** One was sent a moment ago */
  readonly 'errors.ER-EMAIL-TOO-SOON.title': Record<never, never>
  /** Wait half a minute, then ask for another. */
  readonly 'errors.ER-EMAIL-TOO-SOON': Record<never, never>
  /** Too many codes were sent */
  readonly 'errors.ER-EMAIL-TOO-MANY-CODES.title': Record<never, never>
  /** Wait an hour, then try again. */
  readonly 'errors.ER-EMAIL-TOO-MANY-CODES': Record<never, never>
}
