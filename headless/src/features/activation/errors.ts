/** The codes of errors that `activation` makes itself. Their meaning is in its guide. */
export const activationErrors = {
  codeRequired: 'code-required',
  emailRequired: 'email-required',
  termsRequired: 'terms-required',
} as const
