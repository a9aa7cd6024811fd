/** The codes of errors that `roles` makes itself. Their meaning is in its guide. */
export const roleErrors = {
  roleBuiltIn: 'role-built-in',
  rolePartlySaved: 'role-partly-saved',
} as const
