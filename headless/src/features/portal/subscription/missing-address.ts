import type { Client, PayerAddress } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { shownLine } from '../../../core/visible-text.ts'
import { billingErrors } from './errors.ts'

/** A part of the postal address that `billingAddressCollection: 'required'` asks for. */
export type RequiredAddressPart = (typeof requiredParts)[number]

/**
 * The parts of a postal address that are required and missing, in the order of a form. None if the client's
 * `billingAddressCollection` is not `required`. Postal code and region are optional, as not every country has them.
 */
export function missingAddressParts(
  { options }: Pick<Client, 'options'>,
  address: PayerAddress | undefined,
): readonly RequiredAddressPart[] {
  if (options.billingAddressCollection !== 'required') return []
  return requiredParts.filter((part) => !shownLine(address?.[part] ?? ''))
}

/** Throws `billing-address-required` if a required part of the address is missing. */
export function requireAddress(client: Pick<Client, 'options'>, address: PayerAddress | undefined): void {
  if (missingAddressParts(client, address).length === 0) return
  throw new PorticoError(billingErrors.billingAddressRequired, 'Enter country, street and city of the invoice')
}

const requiredParts = ['country', 'addressLine1', 'city'] as const
