import type { Client, PaymentDetails, PaymentFault, PaymentField, PaymentSite } from '../../../client/index.ts'
import { developerError } from '../../../core/developer-error.ts'
import { PorticoError } from '../../../core/errors.ts'
import { objectsIn } from '../../../core/lists/rows-in.ts'
import { unguessable } from '../../../core/pkce.ts'
import { shaped } from '../../../core/shape.ts'
import { sessionFeature } from '../../../session/index.ts'
import { paymentMethodOf } from './answers.ts'
import { billingErrors } from './errors.ts'
import { hasProvider } from './read-billing.ts'
import { paymentMethodShape } from './shapes.ts'
import type { PaymentMethod } from './types.ts'

/** Loads the adapter, and returns the account that a field is mounted for. */
export async function prepareCard({ api, options }: Client, signal: AbortSignal): Promise<PaymentSite> {
  if (!options.payments) {
    throw developerError(
      billingErrors.paymentAdapterMissing,
      'There is no adapter to a payment provider, so cards cannot be entered here: pass `payments` to createClient',
    )
  }
  const configuration = (await hasProvider({ api }, signal))
    ? await api.get('/subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1', { signal })
    : null
  if (!configuration?.active)
    throw new PorticoError(billingErrors.paymentProviderMissing, 'Payment provider not configured')
  const site = { publishableKey: configuration.publishableKey, signal }
  try {
    await options.payments.load(site)
  } catch (cause) {
    signal.throwIfAborted()
    throw faultError('payment-unreachable', cause)
  }
  return site
}

/** A setup intent that waits for its card. A retry after a lost answer confirms the same one. */
export interface OpenIntent {
  readonly field: PaymentField
  readonly paymentMethodId: string
  readonly setupIntentSecret: string
}

/** Begins a setup intent. The tenant gets a customer at the payment provider first, if it has none. */
export async function openIntent(
  { api, get, ports }: Client,
  { field, details }: { readonly field: PaymentField; readonly details: PaymentDetails },
  signal: AbortSignal,
): Promise<OpenIntent> {
  const { user } = get(sessionFeature).getSnapshot()
  const tenantId = user?.tenantId
  if (!tenantId) throw new PorticoError(billingErrors.tenantMissing, 'TenantId is not defined')
  const keyed = () => ({ 'idempotency-key': unguessable(ports) })
  try {
    await api.get(`${root}/customers/v1/{tenantId}`, { path: { tenantId }, signal })
  } catch (thrown) {
    if (!(thrown instanceof PorticoError) || thrown.status !== 404) throw thrown
    const body = { name: details.name, email: details.email ?? user.email }
    await api.post(`${root}/customers/v1`, { body, headers: keyed(), signal })
  }
  const answer = await api.post(`${root}/setup-intents/v1`, { body: {}, headers: keyed(), signal })
  return { field, paymentMethodId: answer.paymentMethodId, setupIntentSecret: answer.setupIntentSecret }
}

/** Saves the card of a field, and returns the fault of the card; `null` without one. */
export async function confirmIntent(
  { field, setupIntentSecret }: OpenIntent,
  details: PaymentDetails,
  signal: AbortSignal,
): Promise<PaymentFault | null> {
  try {
    return await field.confirm({ setupIntentSecret, details, signal })
  } catch {
    // An adapter of the application may reject: its failure says nothing about the card.
    signal.throwIfAborted()
    return 'payment-unreachable'
  }
}

/** Reads the payment method: the first one of the tenant. */
export async function readMethod({ api }: Pick<Client, 'api'>, signal: AbortSignal): Promise<PaymentMethod | null> {
  const [first] = objectsIn(await api.get('/subscriptions/resources/billing/payment-methods/v1', { signal }))
  return first ? shaped(paymentMethodOf(first), paymentMethodShape) : null
}

/** The error of a card's fault. */
export function faultError(fault: PaymentFault, cause?: unknown): PorticoError {
  return new PorticoError(fault, messages[fault], { cause })
}

const messages: Readonly<Record<PaymentFault, string>> = {
  [billingErrors.cardIncomplete]: 'Something is missing or mistyped on the card. Check number, date and code',
  [billingErrors.cardExpired]: 'That card has expired. Use another one',
  [billingErrors.cardDeclined]: 'The bank declined that card. Use another one, or ask the bank',
  [billingErrors.confirmationFailed]: 'The bank did not confirm the card. Try again, or use another one',
  [billingErrors.paymentUnreachable]: 'The payment provider could not be reached. Check your connection and try again',
}

const root = '/subscriptions/resources/billing/payment-providers/stripe'
