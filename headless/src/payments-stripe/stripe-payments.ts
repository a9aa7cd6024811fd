import type {
  PaymentAdapter,
  PaymentConfirmation,
  PaymentDetails,
  PaymentFault,
  PaymentField,
  PaymentFieldOptions,
  PaymentTheme,
} from '../client/index.ts'
import { leftInPage } from '../core/ports/left-in-page.ts'
import { loadRemoteScript } from '../core/ports/remote-script.ts'

export interface StripePaymentsOptions {
  /** The nonce of the page's content security policy, if it requires one for scripts. */
  readonly nonce?: string
  /**
   * Converts the script's address to a Trusted Types value. Default: a policy named `portico-payments`, which the page's
   * `trusted-types` must allow.
   */
  readonly trust?: (address: string) => unknown
}

/**
 * Stripe as the payment provider of a client. Its script loads from Stripe with the first card field. Card numbers are
 * typed into a frame of Stripe and reach neither this page nor the provider.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({ baseUrl, payments: stripePayments() })
 * ```
 */
export function stripePayments({ nonce, trust }: StripePaymentsOptions = {}): PaymentAdapter {
  let loading: Promise<void> | undefined
  return {
    async load() {
      if (isStripe(leftInPage('Stripe'))) return
      loading ??= loadRemoteScript({ address: 'https://js.stripe.com/v3/', nonce, trust, policy: 'portico-payments' })
      try {
        await loading
      } catch (error) {
        loading = undefined
        throw error
      }
    },
    async mount(element, site, options) {
      const make = leftInPage('Stripe')
      if (!isStripe(make)) throw new Error('The script of Stripe defines no global object: call load first')
      return fieldIn(element, make(site.publishableKey), options)
    },
  }
}

function fieldIn(
  element: HTMLElement,
  stripe: Stripe,
  { label, theme, locale, onChange }: PaymentFieldOptions,
): PaymentField {
  const card = stripe
    .elements({ locale: locale ?? 'auto' })
    .create('card', { hidePostalCode: true, ...(theme && { style: styleOf(theme) }) })
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', label)
  card.on('change', ({ complete, brand, error }) =>
    onChange?.({
      isComplete: complete,
      brand: brand && brand !== 'unknown' ? brand : null,
      error: error ? faultOf(error) : null,
    }),
  )
  card.mount(element)
  return {
    confirm: (confirmation) => confirm(stripe, card, confirmation),
    setTheme: (next) => card.update({ style: styleOf(next) }),
    focus: () => card.focus(),
    dispose: () => card.destroy(),
  }
}

async function confirm(
  stripe: Stripe,
  card: StripeCard,
  { setupIntentSecret, details, signal }: PaymentConfirmation,
): Promise<PaymentFault | null> {
  const { setupIntent, error } = await stripe.confirmCardSetup(setupIntentSecret, {
    payment_method: { card, billing_details: billingDetailsOf(details) },
  })
  signal.throwIfAborted()
  // An intent that has succeeded before is refused, with itself in the error.
  const status = setupIntent?.status ?? error?.setup_intent?.status
  if (status === 'succeeded') return null
  return error ? faultOf(error) : 'confirmation-failed'
}

/**
 * The part of Stripe's script that the adapter uses.
 *
 * @see https://docs.stripe.com/js
 */
interface Stripe {
  elements(options: { readonly locale: string }): { create(type: 'card', options: object): StripeCard }
  confirmCardSetup(secret: string, data: object): Promise<StripeResult>
}

/** A field for a card. */
interface StripeCard {
  mount(element: HTMLElement): void
  on(event: 'change', listener: (change: StripeChange) => void): void
  update(options: object): void
  focus(): void
  destroy(): void
}

/** The state of a field. */
export interface StripeChange {
  readonly complete: boolean
  readonly brand?: string
  readonly error?: StripeError
}

/** The answer to a confirmation. */
export interface StripeResult {
  readonly setupIntent?: StripeIntent
  readonly error?: StripeError
}

interface StripeIntent {
  readonly status: string
}

/** An error of a field or of a confirmation. */
interface StripeError {
  readonly type?: string
  readonly code?: string
  readonly setup_intent?: StripeIntent
}

/** `true` for the global function of Stripe's script. */
function isStripe(value: unknown): value is (publishableKey: string) => Stripe {
  return typeof value === 'function'
}

/** The fault of an error. An unknown error of the card is a decline. */
function faultOf({ type, code }: StripeError): PaymentFault {
  if (code === 'expired_card') return 'card-expired'
  if (code === 'setup_intent_authentication_failure') return 'confirmation-failed'
  if (code !== undefined && /^(?:incomplete|invalid)_/.test(code)) return 'card-incomplete'
  if (type === 'validation_error') return 'card-incomplete'
  return type === 'card_error' ? 'card-declined' : 'payment-unreachable'
}

/** Billing details as Stripe names them. */
function billingDetailsOf({ name, email, address = {} }: PaymentDetails): object {
  const { addressLine1, addressLine2, city, state, postalCode, country } = address
  return {
    name,
    email: email || undefined,
    address: { line1: addressLine1, line2: addressLine2, city, state, postal_code: postalCode, country },
  }
}

/** A look as Stripe's frame takes it. */
function styleOf({ text, placeholder, danger, background, fontFamily, fontSize }: PaymentTheme): object {
  return {
    base: {
      color: text,
      backgroundColor: background,
      fontFamily,
      fontSize,
      iconColor: text,
      '::placeholder': { color: placeholder },
    },
    invalid: { color: danger, iconColor: danger },
  }
}
