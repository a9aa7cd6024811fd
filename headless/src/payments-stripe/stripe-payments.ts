import type {
  PaymentAdapter,
  PaymentConfirmation,
  PaymentFault,
  PaymentField,
  PaymentFieldOptions,
} from '../client/index.ts'
import { leftInPage } from '../core/ports/left-in-page.ts'
import { loadRemoteScript } from '../core/ports/remote-script.ts'
import { billingDetailsOf, faultOf, isStripe, type Stripe, type StripeCard, styleOf } from './stripe-script.ts'

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
