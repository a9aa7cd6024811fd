/** The codes of errors that `passkey-sign-in` makes itself. Their meaning is in its guide. */
export const passkeySignInErrors = {
  noPrompt: 'no-prompt',
} as const
