/** The codes of errors that `reset-phone-number` makes itself. Their meaning is in its guide. */
export const resetPhoneNumberErrors = {
  emailRequired: 'email-required',
  noCodeSent: 'no-code-sent',
} as const
