/** The codes of errors that `groups` makes itself. Their meaning is in its guide. */
export const groupErrors = {
  groupReadOnly: 'group-read-only',
  groupPartlySaved: 'group-partly-saved',
} as const
