import { isRecord } from '../core/record.ts'
import type { AcceptedUser, Challenge, LoginAnswer } from './types.ts'

/** The second factors an answer lists, as far as they can be read. A factor without its id or address cannot be used. */
export function devicesIn(answer: Partial<Challenge['devices']> | undefined): Challenge['devices'] {
  const { webauthn, phones, authenticators, emails } = answer ?? {}
  return {
    webauthn: having(webauthn, 'id', 'deviceType').map((device) => ({
      ...device,
      name: typeof device.name === 'string' ? device.name : '',
    })),
    phones: having(phones, 'id', 'phoneNumber'),
    authenticators: having(authenticators, 'id'),
    emails: having(emails, 'email'),
  }
}

/** The objects of a list that have a text of each name. */
function having<Item extends object>(list: readonly Item[] | undefined, ...names: readonly (keyof Item)[]): Item[] {
  return listed(list).filter(
    (item) => isRecord(item) && names.every((name) => item[name] && typeof item[name] === 'string'),
  )
}

/** The items of a list of the contract; none if the value is no list. */
export function listed<Item>(value: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(value) ? value : []
}

/** How the password of the sign-in stands, if the answer states it. */
export function passwordStanding(answer: LoginAnswer): Pick<AcceptedUser, 'password'> {
  const { isBreachedPassword } = answer
  const [expiresIn, notificationPeriod] = [daysIn(answer.passwordExpiresIn), daysIn(answer.notificationPeriod)]
  if (!isBreachedPassword && expiresIn === undefined) return {}
  return { password: { isBreached: isBreachedPassword === true, expiresIn, notificationPeriod } }
}

function daysIn(days: number | undefined): number | undefined {
  return typeof days === 'number' ? days : undefined
}
