/** The codes of errors that `security` makes itself. Their meaning is in its guide. */
export const securityErrors = {
  weakerThanVendor: 'weaker-than-vendor',
  securityPartlySaved: 'security-partly-saved',
} as const
