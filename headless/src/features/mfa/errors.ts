/** The codes of errors that `mfa` makes itself. Their meaning is in its guide. */
export const mfaErrors = {
  codeNotSent: 'code-not-sent',
  codeRequired: 'code-required',
  noChallenge: 'no-challenge',
  phoneRequired: 'phone-required',
  unknownFactor: 'unknown-factor',
} as const
