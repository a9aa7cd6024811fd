import { type Body, optionalText } from '../http/body.ts'
import type { StoredAddress } from './records.ts'

/** The address of a body. */
export function addressIn(body: Body): StoredAddress {
  const part = (name: string) => optionalText(body, name) ?? ''
  return {
    addressLine1: part('addressLine1'),
    addressLine2: part('addressLine2'),
    city: part('city'),
    state: part('state'),
    postalCode: part('postalCode'),
    country: part('country'),
  }
}

/** The given parts of an address. */
export function addressAnswer(address: StoredAddress): Partial<StoredAddress> {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''))
}
