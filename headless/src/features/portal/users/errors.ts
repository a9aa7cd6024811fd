import { PorticoError } from '../../../core/errors.ts'

/** The codes of errors that `users` makes itself. Their meaning is in its guide. */
export const userErrors = {
  userNotInState: 'user-not-in-state',
  userNotFound: 'user-not-found',
  usersFilterIgnored: 'users-filter-ignored',
  expiryInPast: 'expiry-in-past',
} as const

/** The failure of a call for a user who does not exist, or not any more. */
export function userNotFound(): PorticoError {
  return new PorticoError(
    userErrors.userNotFound,
    'This user is not in the account any more: another administrator may have removed them. Load the list again',
    { status: 404 },
  )
}
