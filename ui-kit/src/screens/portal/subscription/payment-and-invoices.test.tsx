import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ask,
  fail,
  heading,
  isClosed,
  openSubscriptionPage as open,
  part,
  press,
  type Scene,
} from '../../../../test/open-subscription-page.tsx'

afterEach(cleanup)

describe('the payment method', () => {
  it('the payment method shows the card and the address of invoices', async () => {
    await open()
    const payment = await part('Payment')
    await payment.findByText('Visa ending 4242')
    expect(payment.getByText('Expires 11/30')).toBeTruthy()
    expect(payment.getByText('accounts@acme.test')).toBeTruthy()
  })

  it.each([
    ['the parts that are missing', { addressLine1: '1 High Street', addressLine2: null, city: 'Leeds' }, ', Leeds'],
    ['an address that is missing', null, ''],
  ])('the address of invoices leaves out %s', async (_, address, place) => {
    const card = { id: 'm', externalId: 'pm', type: 'card', isDefault: true, brand: 'visa', last4: '4242' }
    const billingDetails = { name: '1 Acme Way', email: 'accounts@acme.test', address }
    await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/payment-methods/v1')
          ? Promise.resolve(Response.json([{ ...card, billingDetails }]))
          : undefined,
    })
    const payment = await part('Payment')
    const note = await payment.findByText(/^1 Acme Way/)
    expect(note.textContent).toBe(place === '' ? '1 Acme Way' : `1 Acme Way, 1 High Street${place}`)
  })

  it('the payment method has billing details that are changed in a dialog', async () => {
    const { emulator } = await open()
    await press('Edit billing details')
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }))
    const email = dialog.getByRole('textbox', { name: /Invoice email/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'bills')
    await userEvent.click(dialog.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(email, '@acme.test')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'City' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'Leeds')
    await userEvent.click(dialog.getByRole('button', { name: 'Save details' }))
    await isClosed()
    await (await part('Payment')).findByText('bills@acme.test')
    expect(emulator.snapshot().billingCards[0]).toMatchObject({ email: 'bills@acme.test', address: { city: 'Leeds' } })
  })

  it('a required address is asked for with the first card and in the billing details', async () => {
    const { emulator } = await open({
      addresses: 'required',
      arrange: ({ emulator: provider }) => provider.arrange((state) => void (state.billingCards = [])),
    })
    await userEvent.click(await (await part('Payment')).findByRole('button', { name: 'Add a card' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }))
    await userEvent.type(await dialog.findByLabelText('Card number'), '4242 4242 4242 4242')
    await userEvent.type(dialog.getByLabelText('Expiry'), '12 / 31')
    await userEvent.type(dialog.getByLabelText('Security code'), '123')
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }))
    const country = dialog.getByRole('combobox', { name: 'Country' })
    await waitFor(() => expect(document.activeElement).toBe(country))
    await userEvent.selectOptions(country, 'GB')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Street and number' }), '1 High Street')
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'Leeds')
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }))
    await isClosed()
    expect(emulator.snapshot().billingCards[0]).toMatchObject({ address: { country: 'GB', city: 'Leeds' } })
    await press('Edit billing details')
    const details = within(await screen.findByRole('dialog', { name: 'Billing details' }))
    await userEvent.clear(details.getByRole('textbox', { name: 'City' }))
    await userEvent.click(details.getByRole('button', { name: 'Save details' }))
    await details.findByText('Enter the city.')
  })

  it('asks before typed billing details are lost', async () => {
    await open()
    await press('Edit billing details')
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'Leeds')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect((await ask()).getByText(/would be lost/)).toBeTruthy()
  })

  it('cannot be read, and is tried again, beside a page that works', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.faults.add({ operation: 'listPaymentMethods', kind: 'status', status: 400, times: 1 }),
    })
    const payment = await part('Payment')
    await payment.findByText('We couldn’t load your payment method')
    await heading('Plans')
    await userEvent.click(payment.getByRole('button', { name: 'Try again' }))
    await payment.findByText('Visa ending 4242')
  })
})

describe('the invoices', () => {
  const saved: { name: string; content: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    let content = new Blob()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) content = file
      return 'blob:1'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content })
    })
  })
  afterEach(() => vi.restoreAllMocks())
  const row = (name: RegExp) => screen.findByRole('row', { name })

  it('the invoices have date, number, status and amount, the newest first', async () => {
    await open()
    await row(/^01\/01\/2026/)
    const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.map((text) => text?.replace(/Download.*$/, ''))).toEqual([
      expect.stringMatching(/^01\/01\/2026PT-2026-0002.*Paid +\$100\.00/),
      expect.stringMatching(/^01\/12\/2025PT-2026-0001.*Paid +\$100\.00/),
    ])
  })

  /** Leaves the newest invoice unpaid. */
  const owe = ({ emulator }: Scene) =>
    emulator.arrange(({ billingInvoices }) => {
      const last = billingInvoices.at(-1)
      if (last) last.paidAt = null
    })

  it('an unpaid invoice leads the page with its way out, and its row leads to that', async () => {
    await open({ arrange: owe })
    const title = await heading('The invoice of 01/01/2026 is unpaid')
    expect(screen.getByText('$100.00 is due. Use another card, and we charge it again.')).toBeTruthy()
    expect(screen.queryByText('Active')).toBeNull()
    await row(/^01\/01\/2026/)
    const [unpaid] = await screen.findAllByRole('button', { name: 'Unpaid: see what to do' })
    if (unpaid) await userEvent.click(unpaid)
    expect(document.activeElement).toBe(title)
    await press('Use another card')
    await screen.findByRole('dialog')
  })

  it('an unpaid invoice has its notice beside a plan that ends, too', async () => {
    await open({ arrange: owe, subscription: { endsAtPeriodEnd: true } })
    await heading('The invoice of 01/01/2026 is unpaid')
  })

  it('an unpaid invoice has no way out for a person who may only read', async () => {
    await open({ arrange: owe, as: 'reader@acme.test' })
    await heading('The invoice of 01/01/2026 is unpaid')
    expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull()
  })

  it('an invoice is saved as a PDF file', async () => {
    await open()
    await press('Download PT-2026-0002')
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['PT-2026-0002.pdf']))
    expect((await saved[0]?.content.text())?.slice(0, 5)).toBe('%PDF-')
  })

  it('an invoice that cannot be read has the error in its row, and is saved by a retry', async () => {
    const { app } = await open()
    await row(/^01\/01\/2026/)
    fail(app, 'downloadInvoicePdf')
    await press('Download PT-2026-0002')
    await within(await row(/^01\/01\/2026/)).findByRole('alert')
    await press(/^Try again: 01\/01\/2026/)
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['PT-2026-0002.pdf']))
  })

  it('the invoices are omitted if the tenant hides them', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange(({ adminBox }) => {
          adminBox['*'] = {
            themeV2: { adminPortal: { pages: { subscriptions: { fieldsProperties: { invoices: 'hidden' } } } } },
          }
        }),
    })
    await (await part('Payment')).findByText('Visa ending 4242')
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull()
  })
})

describe('a person with fewer permissions', () => {
  /** Gives the reader of the demo only these permissions. */
  const holding =
    (...keys: readonly string[]) =>
    ({ emulator, tenantId }: Scene) =>
      emulator.arrange(({ users, roles }) => {
        const reader = users.find(({ email }) => email === 'reader@acme.test')
        const [role] = roles
        if (!reader || !role) throw new Error('The demo has no reader')
        roles.push({ ...role, id: 'own-role', key: 'own', name: 'Own', permissionKeys: [...keys] })
        reader.memberships = reader.memberships.map((one) =>
          one.tenantId === tenantId ? { ...one, roleIds: ['own-role'] } : one,
        )
      })

  it('reads everything, and changes nothing', async () => {
    await open({ as: 'reader@acme.test' })
    await screen.findByText('View only')
    await (await part('Payment')).findByText('Visa ending 4242')
    await screen.findByRole('list', { name: 'Plans' })
    expect(screen.queryByRole('button', { name: /Change|Cancel|Upgrade|Move|Edit/ })).toBeNull()
    await screen.findByRole('button', { name: 'Download PT-2026-0002' })
  })

  it('sees the parts that their permissions allow, and what the others need', async () => {
    await open({ as: 'reader@acme.test', arrange: holding('fe.subscriptions.read.invoices') })
    await screen.findByRole('row', { name: /^Jan 1, 2026/ })
    expect(screen.getAllByText('You can’t see this part')).toHaveLength(2)
  })
})
