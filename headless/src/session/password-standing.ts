import type { AcceptedUser, LoginAnswer } from './types.ts'

/** How the password stands that was just given, where the answer says it. */
export function passwordStanding(answer: LoginAnswer): Pick<AcceptedUser, 'password'> {
  const { isBreachedPassword, passwordExpiresIn: expiresIn, notificationPeriod } = answer
  if (!isBreachedPassword && expiresIn === undefined) return {}
  return { password: { isBreached: isBreachedPassword === true, expiresIn, notificationPeriod } }
}
