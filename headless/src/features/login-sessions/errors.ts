/** The codes of errors that `login-sessions` makes itself. Their meaning is in its guide. */
export const loginSessionErrors = {
  currentSession: 'current-session',
} as const
