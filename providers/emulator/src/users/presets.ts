import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { isEnrolled } from '../factors/enrolled.ts'

/** The user has no second factor. */
export function isUnenrolled(state: CoreState, user: User): boolean {
  return !isEnrolled(state, user)
}

/** The password was on the list of stolen passwords at its last use. */
export function hasBreachedPassword({ isPasswordBreached }: User): boolean {
  return isPasswordBreached === true
}

/** The user has not signed in for so many seconds. `now` is in epoch milliseconds. */
export function isInactive({ lastLogin, createdAt }: User, now: number, seconds = usualInactiveSeconds): boolean {
  return Date.parse(lastLogin ?? createdAt) < now - 1000 * seconds
}

/** 90 days. */
const usualInactiveSeconds = 7_776_000
