import type { AcceptedUser, Challenge, LoginAnswer } from './types.ts'

/** The second factors an answer lists, as far as they can be read. */
export function devicesIn(named: Partial<Challenge['devices']> | undefined): Challenge['devices'] {
  const { webauthn, phones, authenticators, emails } = named ?? {}
  return {
    webauthn: listed(webauthn),
    phones: listed(phones),
    authenticators: listed(authenticators),
    emails: listed(emails),
  }
}

/** The items of a list of the contract without `null`; none if the value is no list. */
export function listed<Item>(value: readonly Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : []
}

/** How the password of the sign-in stands, if the answer states it. */
export function passwordStanding(answer: LoginAnswer): Pick<AcceptedUser, 'password'> {
  const { isBreachedPassword, passwordExpiresIn: expiresIn, notificationPeriod } = answer
  if (!isBreachedPassword && expiresIn === undefined) return {}
  return { password: { isBreached: isBreachedPassword === true, expiresIn, notificationPeriod } }
}
