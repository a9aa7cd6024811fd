import type { Call } from '../http/call.ts'
import { drawToken } from '../state/random.ts'
import type { User } from '../state/types.ts'
import { recoveryCodeHash } from './recovery-code.ts'

/** Whether a person has a second factor. */
export function isEnrolled({ authenticators, phones = [], hasEmailCode = false }: User): boolean {
  return authenticators.length > 0 || phones.length > 0 || hasEmailCode
}

/** The second factors of a person, by kind. `shown` says how much of a phone number is told. */
export function devicesOf(user: User, shown: (phoneNumber: string) => string) {
  return {
    webauthn: [],
    phones: (user.phones ?? []).map(({ id, phoneNumber }) => ({ id, phoneNumber: shown(phoneNumber) })),
    authenticators: user.authenticators.map(({ id }) => ({ id })),
    emails: user.hasEmailCode ? [{ email: user.email }] : [],
  }
}

/** A phone number of which those who have not proved who they are see the ends: `+49*******21`. */
export function hidden(phoneNumber: string): string {
  return phoneNumber.replace(/(?<=^.{3,}).(?=.{2})/g, '*')
}

/** Takes every second factor from a person. */
export function withdrawFactors(user: User): void {
  user.authenticators = []
  user.phones = []
  user.hasEmailCode = false
  user.recoveryCodeHash = null
}

/** A new recovery code in place of the former. */
export function drawRecoveryCode({ state }: Pick<Call, 'state'>, user: User): string {
  const recoveryCode = drawToken(state, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
  user.recoveryCodeHash = recoveryCodeHash(recoveryCode)
  return recoveryCode
}
