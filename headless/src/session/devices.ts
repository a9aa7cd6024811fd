import type { Challenge } from './types.ts'

/** The devices an answer names for a second factor, as far as they can be read. */
export function devicesIn(named: Partial<Challenge['devices']> | undefined): Challenge['devices'] {
  const { webauthn, phones, authenticators, emails } = named ?? {}
  return {
    webauthn: listed(webauthn),
    phones: listed(phones),
    authenticators: listed(authenticators),
    emails: listed(emails),
  }
}

/** A list as the contract names it, without what cannot be one of its items; what is no list holds nothing. */
export function listed<Item>(value: readonly Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : []
}
