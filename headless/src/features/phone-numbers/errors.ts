/** The codes of errors that `phone-numbers` makes itself. Their meaning is in its guide. */
export const phoneNumberErrors = {
  noCodeSent: 'no-code-sent',
  phoneCodeRequired: 'phone-code-required',
  phoneIncomplete: 'phone-incomplete',
  phoneNotInternational: 'phone-not-international',
  phoneRequired: 'phone-required',
  unknownPhoneNumber: 'unknown-phone-number',
} as const
