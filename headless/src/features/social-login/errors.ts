/** The codes of errors that `social-login` makes itself. Their meaning is in its guide. */
export const socialLoginErrors = {
  failedToAuthenticate: 'failed-to-authenticate',
  previewOnly: 'preview-only',
  unknownProvider: 'unknown-provider',
  unsafeAddress: 'unsafe-address',
} as const
