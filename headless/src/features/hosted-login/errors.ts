/** The codes of errors that `hosted-login` makes itself. Their meaning is in its guide. */
export const hostedLoginErrors = {
  clientIdMissing: 'client-id-missing',
  hostedLoginMissing: 'hosted-login-missing',
  idTokenInvalid: 'id-token-invalid',
  issuerMissing: 'issuer-missing',
  oauthRefreshRefused: 'oauth-refresh-refused',
  silentRefreshDisabled: 'silent-refresh-disabled',
  stateUnknown: 'state-unknown',
  stepUpRefused: 'step-up-refused',
} as const
