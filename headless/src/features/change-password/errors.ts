/** The codes of errors that `change-password` makes itself. Their meaning is in its guide. */
export const changePasswordErrors = {
  presentPasswordRequired: 'present-password-required',
} as const
