/** The codes of errors that `apiTokens` and `personalApiTokens` make themselves. Their meaning is in their guide. */
export const apiTokenErrors = {
  apiTokenDescriptionRequired: 'api-token-description-required',
  apiTokenExpiryInvalid: 'api-token-expiry-invalid',
} as const
