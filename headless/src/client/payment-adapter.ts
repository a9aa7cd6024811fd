/** The account of the provider at the payment provider. */
export interface PaymentSite {
  /** The key that pages use, from the provider's configuration. No secret. */
  readonly publishableKey: string
  /** Aborted when the result is not needed any more. */
  readonly signal: AbortSignal
}

/** The look of a field, as CSS values. The field is a page of the payment provider, which reads no styles of this one. */
export interface PaymentTheme {
  readonly scheme: 'light' | 'dark'
  /** The color of the typed text. */
  readonly text: string
  readonly placeholder: string
  readonly danger: string
  readonly background: string
  readonly fontFamily: string
  /** Such as `15px`. */
  readonly fontSize: string
}

/** The state of a field while a person types. */
export interface PaymentFieldState {
  /** `true` if the field can be submitted. */
  readonly isComplete: boolean
  /** The brand of the card in lower case, such as `visa`; `null` until it is known. */
  readonly brand: string | null
  /** The fault of the typed card; `null` without one. */
  readonly error: PaymentFault | null
}

/** The fault of a card, or of its confirmation. */
export type PaymentFault =
  /** A part of the card is missing or mistyped. */
  | 'card-incomplete'
  | 'card-expired'
  | 'card-declined'
  /** The person did not confirm with the bank, or the bank did not accept it. */
  | 'confirmation-failed'
  /** The payment provider could not be reached. The result is unknown: the same call may be repeated. */
  | 'payment-unreachable'

/** The options of a field. */
export interface PaymentFieldOptions {
  /** The accessible name of the field. */
  readonly label: string
  readonly theme?: PaymentTheme
  /** A BCP 47 tag. Default: the language of the browser. */
  readonly locale?: string | undefined
  /** Called with each change of the field. */
  onChange?(state: PaymentFieldState): void
}

/** The billing details that go to the payment provider with a card. */
export interface PaymentDetails {
  readonly name: string
  readonly email?: string
  readonly address?: PayerAddress
}

/** The postal address of an invoice, as the provider of payments has it. */
export interface PayerAddress {
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly city?: string
  readonly state?: string
  readonly postalCode?: string
  /** ISO 3166-1 alpha-2, such as `DE`. */
  readonly country?: string
}

/** A request to save the card of a field. */
export interface PaymentConfirmation {
  /** The secret of the setup intent. It is valid for this card alone. */
  readonly setupIntentSecret: string
  readonly details: PaymentDetails
  readonly signal: AbortSignal
}

/** A field for a card, in the page. */
export interface PaymentField {
  /**
   * Sends the card to the payment provider and saves it, and asks the person to confirm if the bank demands it. Resolves
   * to `null`, or to the fault. Saving the same intent again is safe.
   */
  confirm(confirmation: PaymentConfirmation): Promise<PaymentFault | null>
  /** Changes the look, such as with the color scheme of the page. */
  setTheme(theme: PaymentTheme): void
  /** Moves the focus into the field. */
  focus(): void
  /** Removes the field from the page. It forgets the card. */
  dispose(): void
}

/**
 * An adapter to a payment provider. No remote code is loaded unless `createClient` receives one and a field is mounted. Card
 * numbers reach neither this library nor the application.
 */
export interface PaymentAdapter {
  /** Loads the code of the payment provider, once. Rejects if it cannot be loaded; the next call tries again. */
  load(site: PaymentSite): Promise<void>
  /**
   * Mounts a field into an element of the light DOM, such as one in a slot of a shadow root: payment providers do not find
   * elements within one. Call it after {@link PaymentAdapter.load}.
   */
  mount(element: HTMLElement, site: PaymentSite, options: PaymentFieldOptions): Promise<PaymentField>
}
