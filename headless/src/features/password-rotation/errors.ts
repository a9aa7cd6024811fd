/** The codes of errors that `password-rotation` makes itself. Their meaning is in its guide. */
export const passwordRotationErrors = {
  noSignIn: 'no-sign-in',
} as const
