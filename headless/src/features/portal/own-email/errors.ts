import { addressErrors } from '../../../core/email-address.ts'

/** The codes of errors that `own-email` makes itself. Their meaning is in its guide. */
export const ownEmailErrors = {
  ...addressErrors,
  emailCodeRequired: 'email-code-required',
  emailUnchanged: 'email-unchanged',
  noCodeSent: 'no-code-sent',
  unknownEmail: 'unknown-email',
} as const
