/** The codes of errors that `password-rules` makes itself. Their meaning is in its guide. */
export const passwordRulesErrors = {
  passwordRequired: 'password-required',
  passwordUnacceptable: 'password-unacceptable',
} as const
