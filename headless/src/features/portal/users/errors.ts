/** The codes of errors that `users` makes itself. Their meaning is in its guide. */
export const userErrors = {
  userNotInState: 'user-not-in-state',
  userNotFound: 'user-not-found',
  usersFilterIgnored: 'users-filter-ignored',
  expiryInPast: 'expiry-in-past',
} as const
