// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StripeChange, StripeResult } from './stripe-payments.ts'
import { stripePayments } from './stripe-payments.ts'

const { signal } = new AbortController()
const site = { publishableKey: 'pk_test_1', signal }
const theme = {
  scheme: 'light',
  text: '#211',
  placeholder: '#777',
  danger: '#a00',
  background: '#fff',
  fontFamily: 'Inter',
  fontSize: '15px',
} as const
let scripts: HTMLScriptElement[] = []

/** Answers the scripts that are added to the page, in order, as a browser does. */
function answerScripts(...answers: ('load' | 'error')[]) {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return
    scripts.push(node)
    const answer = answers.shift() ?? 'load'
    queueMicrotask(() => node.dispatchEvent(new Event(answer)))
  })
}

/** Adds a script like Stripe's to the page. It records its calls. */
function putStripe(result: StripeResult = { setupIntent: { status: 'succeeded' } }) {
  const calls: unknown[] = []
  let change: (state: StripeChange) => void = () => {}
  const card = {
    mount: (element: HTMLElement) => calls.push(['mount', element.getAttribute('aria-label')]),
    on: (_: string, listener: typeof change) => {
      change = listener
    },
    update: (options: object) => calls.push(['update', options]),
    focus: () => calls.push(['focus']),
    destroy: () => calls.push(['destroy']),
  }
  vi.stubGlobal('Stripe', (key: string) => ({
    elements: (options: object) => {
      calls.push(['elements', key, options])
      return { create: () => card }
    },
    async confirmCardSetup(secret: string, data: object) {
      calls.push(['confirm', secret, data])
      return result
    },
  }))
  return { calls, card, change: (state: StripeChange) => change(state) }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  scripts = []
})

describe('Stripe', () => {
  it('loads its script once, with the nonce of the page', async () => {
    answerScripts()
    const payments = stripePayments({ nonce: 'abc' })
    expect(scripts).toEqual([])
    await Promise.all([payments.load(site), payments.load(site)])
    expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([['https://js.stripe.com/v3/', 'abc']])
  })

  it('a blocked Stripe script is loaded again with the next try', async () => {
    answerScripts('error', 'load')
    const payments = stripePayments()
    await expect(payments.load(site)).rejects.toThrow('js.stripe.com could not be loaded')
    await payments.load(site)
    expect(scripts).toHaveLength(2)
  })

  it('a Stripe script that the page has already is not loaded', async () => {
    answerScripts()
    putStripe()
    await stripePayments().load(site)
    expect(scripts).toEqual([])
  })

  it('the Stripe script has a Trusted Types policy of its own', async () => {
    answerScripts()
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: (address: string) => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    await stripePayments().load(site)
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portico-payments'])
  })

  it('mounts a field with a name, and reports its state', async () => {
    const { calls, change } = putStripe()
    const onChange = vi.fn()
    const element = document.createElement('div')
    const field = await stripePayments().mount(element, site, { label: 'Card', locale: 'de', theme, onChange })
    expect(calls).toEqual([
      ['elements', 'pk_test_1', { locale: 'de' }],
      ['mount', 'Card'],
    ])
    change({ complete: true, brand: 'visa' })
    change({ complete: false, brand: 'unknown', error: { code: 'invalid_number', type: 'validation_error' } })
    expect(onChange.mock.calls).toEqual([
      [{ isComplete: true, brand: 'visa', error: null }],
      [{ isComplete: false, brand: null, error: 'card-incomplete' }],
    ])
    field.focus()
    field.dispose()
    expect(calls.slice(2)).toEqual([['focus'], ['destroy']])
  })

  it('saves a card with the billing details', async () => {
    const { calls, card } = putStripe()
    const field = await stripePayments().mount(document.createElement('div'), site, { label: 'Card' })
    const details = { name: 'Acme', email: 'a@acme.test', address: { addressLine1: '1 Quay', postalCode: 'BS1' } }
    expect(await field.confirm({ setupIntentSecret: 's', details, signal })).toBeNull()
    expect(calls.at(-1)).toEqual([
      'confirm',
      's',
      {
        payment_method: {
          card,
          billing_details: { name: 'Acme', email: 'a@acme.test', address: { line1: '1 Quay', postal_code: 'BS1' } },
        },
      },
    ])
  })

  it.each([
    [{ error: { type: 'card_error', code: 'card_declined' } }, 'card-declined'],
    [{ error: { type: 'card_error', code: 'expired_card' } }, 'card-expired'],
    [{ error: { type: 'validation_error', code: 'incomplete_number' } }, 'card-incomplete'],
    [{ error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } }, 'confirmation-failed'],
    [{ error: { type: 'api_connection_error' } }, 'payment-unreachable'],
    [{ setupIntent: { status: 'requires_action' } }, 'confirmation-failed'],
    [{ error: { code: 'setup_intent_unexpected_state', setup_intent: { status: 'succeeded' } } }, null],
  ])('answers %j with the fault %s', async (result, fault) => {
    putStripe(result)
    const field = await stripePayments().mount(document.createElement('div'), site, { label: 'Card' })
    expect(await field.confirm({ setupIntentSecret: 's', details: { name: 'Acme' }, signal })).toBe(fault)
  })
})
