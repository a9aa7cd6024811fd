import type {
  PaymentAdapter,
  PaymentConfirmation,
  PaymentFault,
  PaymentField,
  PaymentFieldOptions,
  PaymentSite,
  PaymentTheme,
} from '@portico/headless'
import { confirmAddress } from '../billing/card-provider.ts'
import type { TypedCard } from './card-inputs.ts'
import { type CardInputs, cardInputs } from './card-inputs.ts'

/** The options of {@link testPayments}. */
export interface TestPaymentsOptions {
  /** The address of the emulator. */
  readonly baseUrl: string
  /** Sends requests to it. Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch
  /** The answer of the person if the bank demands a confirmation. Default: asks in the page. */
  readonly confirms?: () => Promise<boolean>
}

/** The stand-in of a payment provider. */
export interface TestPayments extends PaymentAdapter {
  /** A field with a card in it, for tests without a page. */
  readonly fieldWith: (site: PaymentSite, card: TypedCard) => PaymentField
}

/**
 * A payment adapter for tests and previews: a field for test cards, which the emulator saves. Never use it with real cards.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({ baseUrl, payments: testPayments({ baseUrl }) })
 * ```
 */
export function testPayments({ baseUrl, fetch = globalThis.fetch, confirms }: TestPaymentsOptions): TestPayments {
  return {
    load: async () => {},
    mount: async (element, site, options) => mounted(element, site, options),
    fieldWith: (site, card) => ({
      confirm: (confirmation) => save(site, card, confirmation, confirms ?? (async () => false)),
      setTheme() {},
      focus() {},
      dispose() {},
    }),
  }

  function mounted(element: HTMLElement, site: PaymentSite, options: PaymentFieldOptions): PaymentField {
    const inputs = cardInputs(element, options)
    return {
      async confirm(confirmation) {
        const card = inputs.card()
        return card ? save(site, card, confirmation, confirms ?? inputs.askBank) : 'card-incomplete'
      },
      setTheme: (theme: PaymentTheme) => inputs.setTheme(theme),
      focus: () => inputs.focus(),
      dispose: () => inputs.remove(),
    }
  }

  async function save(
    { publishableKey }: PaymentSite,
    card: TypedCard,
    { setupIntentSecret, details, signal }: PaymentConfirmation,
    askBank: CardInputs['askBank'],
  ): Promise<PaymentFault | null> {
    const send = async (confirmation?: 'accepted' | 'refused') => {
      const body = JSON.stringify({ publishableKey, setupIntentSecret, ...card, details, confirmation })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(new URL(confirmAddress, baseUrl), { method: 'POST', headers, body, signal })
      if (!answer.ok) throw new Error(`The card provider answered ${answer.status}`)
      const { status }: { readonly status: string } = await answer.json()
      return status
    }
    try {
      const status = await send()
      const final = status === 'demands-confirmation' ? await send((await askBank()) ? 'accepted' : 'refused') : status
      return final === 'succeeded' ? null : (faults[final] ?? 'payment-unreachable')
    } catch {
      signal.throwIfAborted()
      return 'payment-unreachable'
    }
  }
}

const faults: Readonly<Record<string, PaymentFault>> = {
  declined: 'card-declined',
  expired: 'card-expired',
  refused: 'confirmation-failed',
}
