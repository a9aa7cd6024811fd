import type { PaymentDetails, PaymentFault, PaymentTheme } from '../client/index.ts'

/**
 * The part of Stripe's script that the adapter uses.
 *
 * @see https://docs.stripe.com/js
 */
export interface Stripe {
  elements(options: { readonly locale: string }): { create(type: 'card', options: object): StripeCard }
  confirmCardSetup(secret: string, data: object): Promise<StripeResult>
}

/** A field for a card. */
export interface StripeCard {
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

export interface StripeIntent {
  readonly status: string
}

/** An error of a field or of a confirmation. */
export interface StripeError {
  readonly type?: string
  readonly code?: string
  readonly setup_intent?: StripeIntent
}

/** `true` for the global function of Stripe's script. */
export function isStripe(value: unknown): value is (publishableKey: string) => Stripe {
  return typeof value === 'function'
}

/** The fault of an error. An unknown error of the card is a decline. */
export function faultOf({ type, code }: StripeError): PaymentFault {
  if (code === 'expired_card') return 'card-expired'
  if (code === 'setup_intent_authentication_failure') return 'confirmation-failed'
  if (code !== undefined && /^(?:incomplete|invalid)_/.test(code)) return 'card-incomplete'
  if (type === 'validation_error') return 'card-incomplete'
  return type === 'card_error' ? 'card-declined' : 'payment-unreachable'
}

/** Billing details as Stripe names them. */
export function billingDetailsOf({ name, email, address = {} }: PaymentDetails): object {
  const { addressLine1, addressLine2, city, state, postalCode, country } = address
  return {
    name,
    email: email || undefined,
    address: { line1: addressLine1, line2: addressLine2, city, state, postal_code: postalCode, country },
  }
}

/** A look as Stripe's frame takes it. */
export function styleOf({ text, placeholder, danger, background, fontFamily, fontSize }: PaymentTheme): object {
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
