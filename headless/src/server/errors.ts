/** The codes of errors that a server makes itself. Their meaning is in its guide. */
export const serverErrors = {
  appUrlInvalid: 'app-url-invalid',
  attemptUnknown: 'attempt-unknown',
  bodyTooLarge: 'body-too-large',
  clientSecretMissing: 'client-secret-missing',
  encryptionPasswordInvalid: 'encryption-password-invalid',
  envInvalid: 'env-invalid',
  envMissing: 'env-missing',
  foreignOrigin: 'foreign-origin',
  keysUnreachable: 'keys-unreachable',
  pathRefused: 'path-refused',
  providerUnreachable: 'provider-unreachable',
  sessionTooLarge: 'session-too-large',
  tokenInvalid: 'token-invalid',
} as const
