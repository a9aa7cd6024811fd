import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { devicesOf, forgetDevice } from '../web-authn/credentials.ts'

/** The user has a second factor. */
export function isEnrolled(state: CoreState, user: User): boolean {
  const { authenticators, phones = [], hasEmailCode = false } = user
  return (
    authenticators.length > 0 || phones.length > 0 || hasEmailCode || devicesOf(state, user, 'secondFactor').length > 0
  )
}

/** The second factors of a user, by kind. `shown` masks phone numbers. */
export function factorsOf(state: CoreState, user: User, shown: (phoneNumber: string) => string) {
  return {
    webauthn: devicesOf(state, user, 'secondFactor').map(({ id, deviceType, name }) => ({ id, deviceType, name })),
    phones: (user.phones ?? []).map(({ id, phoneNumber }) => ({ id, phoneNumber: shown(phoneNumber) })),
    authenticators: user.authenticators.map(({ id }) => ({ id })),
    emails: user.hasEmailCode ? [{ email: user.email }] : [],
  }
}

/** A phone number of which those who have not proved who they are see the ends: `+49*******21`. */
export function hidden(phoneNumber: string): string {
  return phoneNumber.slice(0, 3) + phoneNumber.slice(3).replace(/.(?=.{2})/g, '*')
}

/** Takes every second factor from a person. */
export function withdrawFactors(state: CoreState, user: User): void {
  for (const device of devicesOf(state, user, 'secondFactor')) forgetDevice(state, device)
  user.authenticators = []
  user.phones = []
  user.hasEmailCode = false
  user.recoveryCodeHash = null
}
