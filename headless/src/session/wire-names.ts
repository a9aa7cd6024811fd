import type { User } from './types.ts'

/** The members of a user that have another name on the wire, with that name. */
export const wireNames = {
  isEmailVerified: 'emailVerified',
  isSuperUser: 'superUser',
  hasSecondFactor: 'mfaEnrolled',
  isMfaEnabled: 'mfaEnabled',
  isVerified: 'verified',
  isActivated: 'activatedForTenant',
  isDisabled: 'isDisabled',
  expiresAt: 'temporaryExpirationDate',
} as const satisfies { readonly [Name in keyof User]?: string }

/** The flags of a profile that are `undefined` until the provider returns them. */
export const flags = ['hasSecondFactor', 'isMfaEnabled', 'isVerified', 'isActivated', 'isDisabled'] as const

/** The members of a user by their names on the wire, for rules and profiles that are written with those. */
export function wireFactsOf(user: Partial<User>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(namesHere.map((name) => [wireNames[name], user[name]]))
}

const namesHere = [...flags, 'isEmailVerified', 'isSuperUser', 'expiresAt'] as const
