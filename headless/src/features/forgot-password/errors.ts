/** The codes of errors that `forgot-password` makes itself. Their meaning is in its guide. */
export const forgotPasswordErrors = {
  emailRequired: 'email-required',
  noRecoveryMethod: 'no-recovery-method',
  recoveryCodeRequired: 'recovery-code-required',
} as const
