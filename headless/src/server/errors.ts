/** The codes of errors that a server makes itself. Their meaning is in its guide. */
export const serverErrors = {
  answerUnreadable: 'answer-unreadable',
  appUrlInvalid: 'app-url-invalid',
  attemptUnknown: 'attempt-unknown',
  bodyTooLarge: 'body-too-large',
  clientSecretMissing: 'client-secret-missing',
  encryptionPasswordInvalid: 'encryption-password-invalid',
  envInvalid: 'env-invalid',
  envMissing: 'env-missing',
  foreignOrigin: 'foreign-origin',
  keysUnreachable: 'keys-unreachable',
  notADocument: 'not-a-document',
  pathRefused: 'path-refused',
  providerUnreachable: 'provider-unreachable',
  proxyPathInvalid: 'proxy-path-invalid',
  sessionTooLarge: 'session-too-large',
  tokenInvalid: 'token-invalid',
} as const
