import type { Client, PayerAddress } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { shownLine } from '../../../core/visible-text.ts'

const requiredParts = ['country', 'addressLine1', 'city'] as const

/** The codes of errors that billing makes itself. Their meaning is in its guide. */
export const billingErrors = {
  billingExternallyManaged: 'billing-externally-managed',
  paymentProviderMissing: 'payment-provider-missing',
  internalFeatureFailure: 'internal-feature-failure',
  notAuthorized: 'not-authorized',
  tenantMissing: 'tenant-missing',
  subscriptionMissing: 'subscription-missing',
  subscriptionAlreadyCanceled: 'subscription-already-canceled',
  subscriptionNotActive: 'subscription-not-active',
  subscriptionNotCanceled: 'subscription-not-canceled',
  planCancellationForbidden: 'plan-cancellation-forbidden',
  planDowngradeForbidden: 'plan-downgrade-forbidden',
  planUnchanged: 'plan-unchanged',
  planMissing: 'plan-missing',
  subscriptionNotTrialing: 'subscription-not-trialing',
  billingAddressRequired: 'billing-address-required',
  paymentMethodMissing: 'payment-method-missing',
  paymentIncomplete: 'payment-incomplete',
  paymentUnclear: 'payment-unclear',
  paymentAdapterMissing: 'payment-adapter-missing',
  cardIncomplete: 'card-incomplete',
  cardExpired: 'card-expired',
  cardDeclined: 'card-declined',
  confirmationFailed: 'confirmation-failed',
  paymentUnreachable: 'payment-unreachable',
} as const

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
