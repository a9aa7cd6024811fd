import { isEmailAddress } from '../http/email-address.ts'

/** The text has the form of an address. */
export function isAddress(email: string): boolean {
  return email.length <= 254 && isEmailAddress(email)
}

/** The domain of an address, in small letters. */
export function domainOf(email: string): string {
  return email.split('@').at(-1)?.toLowerCase() ?? ''
}

/** The address among values: the first one of the domains, else the first one; `undefined` without an address. */
export function addressAmong(values: readonly string[], domains: readonly string[]): string | undefined {
  const addresses = values.filter(isAddress)
  return addresses.find((one) => domains.includes(domainOf(one))) ?? addresses[0]
}
