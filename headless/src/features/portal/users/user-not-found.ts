import { PorticoError } from '../../../core/errors.ts'
import { userErrors } from './errors.ts'

/** The failure of a call for a user who does not exist, or not any more. */
export function userNotFound(): PorticoError {
  return new PorticoError(
    userErrors.userNotFound,
    'This user is not in the account any more: another administrator may have removed them. Load the list again',
    { status: 404 },
  )
}
