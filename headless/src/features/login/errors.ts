/** The codes of errors that `login` makes itself. Their meaning is in its guide. */
export const loginErrors = {
  codeRequired: 'code-required',
  emailRequired: 'email-required',
  passwordRequired: 'password-required',
} as const
