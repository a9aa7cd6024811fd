/** The codes of errors that `invitation` makes itself. Their meaning is in its guide. */
export const invitationErrors = {
  codeRequired: 'code-required',
} as const
