// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { billingRecords } from '../billing/records.ts'
import { createEmulator } from '../emulator.ts'
import { testPayments } from './test-payments.ts'

const site = { publishableKey: 'pk_test_portico', signal: new AbortController().signal }
const details = { name: 'Acme' }

/** Mounts a field for an open setup intent of a tenant. */
async function mount(options: { readonly onChange?: (state: object) => void } = {}) {
  const emulator = createEmulator({ realTime: () => Date.UTC(2026, 0, 1) })
  const setupIntentSecret = 'seti_1_secret'
  emulator.arrange((state) => {
    const tenantId = state.tenants[0]?.id ?? ''
    const intent = { id: 'seti_1', tenantId, secret: setupIntentSecret, paymentMethodId: 'card-1' } as const
    billingRecords.of(state).setupIntents.push({ ...intent, status: 'open' })
  })
  const send: typeof fetch = (input, init) => emulator.fetch(new Request(input, init))
  const payments = testPayments({ baseUrl: 'http://localhost:4400', fetch: send })
  const element = document.body.appendChild(document.createElement('div'))
  const field = await payments.mount(element, site, { label: 'Card', ...options })
  const input = (name: string) => {
    const found = element.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  return {
    element,
    field,
    confirm: () => field.confirm({ setupIntentSecret, details, signal: site.signal }),
    card: () => emulator.snapshot().billingCards.find(({ id }) => id === 'card-1'),
    async type(number: string, expiry = '12 / 30') {
      await userEvent.type(input('Card number'), number)
      await userEvent.type(input('Expiry'), expiry)
      await userEvent.type(input('Security code'), '123')
    },
    press: (name: string) => {
      const button = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      button?.click()
      return button !== undefined
    },
  }
}

describe('the field for test cards', () => {
  it('saves the typed card', async () => {
    const onChange = vi.fn()
    const { type, confirm, card } = await mount({ onChange })
    expect(await confirm()).toBe('card-incomplete')
    await type('4242 4242 4242 4242')
    expect(onChange).toHaveBeenLastCalledWith({ isComplete: true, brand: 'visa', error: null })
    expect(await confirm()).toBeNull()
    expect(card()).toMatchObject({ last4: '4242', expMonth: 12, expYear: 2030, name: 'Acme', isDefault: true })
    expect(await confirm()).toBeNull()
  })

  it.each([
    ['4000000000000002', '12/30', 'card-declined'],
    ['4111111111111111', '12/30', 'card-declined'],
    ['4242424242424242', '12/25', 'card-expired'],
  ])('refuses %s, %s with %s', async (number, expiry, fault) => {
    const { type, confirm, card } = await mount()
    await type(number, expiry)
    expect(await confirm()).toBe(fault)
    expect(card()).toBeUndefined()
  })

  it.each([
    ['Confirm with the bank', null],
    ['Refuse', 'confirmation-failed'],
  ])('asks the person if the bank demands it: %s', async (button, fault) => {
    const { type, confirm, press, card } = await mount()
    await type('4000002500003155')
    const confirming = confirm()
    await expect.poll(() => press(button)).toBe(true)
    expect(await confirming).toBe(fault)
    expect(card()?.last4).toBe(fault === null ? '3155' : undefined)
  })

  it('the field for test cards has a label and a focus, and leaves nothing in the page once disposed', async () => {
    const { element, field } = await mount()
    expect(element.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Card')
    field.focus()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Card number')
    field.dispose()
    expect(element.childElementCount).toBe(0)
  })
})
