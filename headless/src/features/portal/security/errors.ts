/** The codes of errors that `security` makes itself. Their meaning is in its guide. */
export const securityErrors = {
  weakerThanVendor: 'weaker-than-vendor',
  securityPartlySaved: 'security-partly-saved',
  userNotInState: 'user-not-in-state',
} as const
