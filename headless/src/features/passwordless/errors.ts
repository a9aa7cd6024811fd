/** The codes of errors that `passwordless` makes itself. Their meaning is in its guide. */
export const passwordlessErrors = {
  emailRequired: 'email-required',
  failedToAuthenticate: 'failed-to-authenticate',
  nothingSent: 'nothing-sent',
  passcodeRequired: 'passcode-required',
} as const
