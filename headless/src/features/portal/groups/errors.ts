/** The codes of errors that `groups` makes itself. Their meaning is in its guide. */
export const groupErrors = {
  readOnly: 'group-read-only',
  partlySaved: 'group-partly-saved',
} as const
