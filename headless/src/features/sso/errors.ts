/** The codes of errors that `sso` makes itself. Their meaning is in its guide. */
export const ssoErrors = {
  failedToAuthenticate: 'failed-to-authenticate',
  ssoRefused: 'sso-refused',
} as const
