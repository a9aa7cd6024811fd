/** The codes of errors that `roles` makes itself. Their meaning is in its guide. */
export const roleErrors = {
  builtIn: 'role-built-in',
} as const
