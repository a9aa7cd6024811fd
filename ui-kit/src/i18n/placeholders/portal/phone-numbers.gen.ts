// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

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
