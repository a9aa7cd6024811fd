import { numberErrors } from '../../core/phone-number.ts'

/** The codes of errors that `phone-numbers` makes itself. Their meaning is in its guide. */
export const phoneNumberErrors = {
  ...numberErrors,
  noCodeSent: 'no-code-sent',
  phoneCodeRequired: 'phone-code-required',
  unknownPhoneNumber: 'unknown-phone-number',
} as const
