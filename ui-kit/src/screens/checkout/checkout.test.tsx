import { testPayments } from '@portico/emulator/payments'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type App, openApp } from '../../../../headless/test/open-app.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import { CheckoutDialog, type CheckoutDialogProps } from './checkout-dialog.tsx'

afterEach(cleanup)

interface Options extends Partial<CheckoutDialogProps> {
  /** The slug of the plan to begin with. */
  readonly plan?: string
  readonly tenant?: string
  readonly arrange?: (app: App) => void
  readonly addresses?: 'required'
}

/** Opens the checkout of an administrator of Acme, who pays for Premium with a Visa card. */
async function open({ plan, tenant = 'Acme', arrange = () => {}, addresses, ...props }: Options = {}) {
  const beside = await openApp({ logLevel: 'silent', starts: false })
  const { emulator, baseUrl } = beside.provider
  emulator.arrange((state) => {
    const tenantId = state.tenants.find(({ name }) => name === tenant)?.id ?? ''
    for (const user of state.users) if (user.email === 'admin@acme.test') user.activeTenantId = tenantId
  })
  arrange(beside)
  const send: typeof fetch = (input, init) => beside.clock.work(() => emulator.fetch(new Request(input, init)))
  const onClose = vi.fn()
  const onDone = vi.fn()
  const slugs = emulator.snapshot().billingPlans
  const planId = slugs.find(({ slug }) => slug === plan)?.id
  const app = await openScreen(
    <CheckoutDialog
      isolation="none"
      isOpen
      onClose={onClose}
      onDone={onDone}
      {...(planId !== undefined && { planId })}
      {...props}
    />,
    {
      signedInAs: 'admin@acme.test',
      address: 'https://app.test/plans',
      payments: testPayments({ baseUrl, fetch: send }),
      beside,
      ...(addresses && { billingAddressCollection: addresses }),
    },
  )
  const tenantId = emulator.snapshot().tenants.find(({ name }) => name === tenant)?.id
  const before = charged().length
  return { app, emulator, onClose, onDone, paid: () => charged().slice(before) }

  function charged() {
    const { billingCharges } = emulator.snapshot()
    return billingCharges.filter((one) => one.succeeded && one.tenantId === tenantId).map(({ amount }) => amount)
  }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const titled = (name: string) => screen.findByRole('dialog', { name })

async function typeCard(number: string) {
  await userEvent.type(await screen.findByLabelText('Card number'), number)
  await userEvent.type(screen.getByLabelText('Expiry'), '12 / 31')
  await userEvent.type(screen.getByLabelText('Security code'), '123')
}

describe('the checkout', () => {
  it('leads from the plans to the result, and pays once', async () => {
    const { paid, onDone, onClose } = await open()
    const plans = within(await screen.findByRole('list', { name: 'Plans' }))
    expect(plans.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Premium',
      'Enterprise',
    ])
    await press('Upgrade to Enterprise')
    await titled('Upgrade to Enterprise')
    const email = await screen.findByRole('textbox', { name: 'Invoice email' })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name on the invoice' })),
    )
    await userEvent.clear(email)
    await userEvent.type(email, 'bills@acme.test')
    await press('Continue')
    await screen.findByRole('radio', { name: 'Visa ending 4242' })
    await press('Continue')
    await userEvent.dblClick(await button('Upgrade for $480.00'))
    await titled('You have Enterprise')
    expect(paid()).toEqual([48_000])
    expect(onDone).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    await press('Done')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('a purchase that the application leaves open begins anew with the next account', async () => {
    const { app, onClose } = await open()
    await press('Upgrade to Enterprise')
    await titled('Upgrade to Enterprise')
    const typed = await screen.findByRole('textbox', { name: 'Invoice email' })
    await userEvent.clear(typed)
    await userEvent.type(typed, 'theirs@acme.test')
    const labs = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')
    await app.client.session.switchTenant(labs?.id ?? '', { signal: new AbortController().signal })
    await waitFor(() => expect(typed.isConnected).toBe(false))
    expect(onClose).toHaveBeenCalledOnce()
    await screen.findByRole('list', { name: 'Plans' })
    expect(screen.queryByRole('dialog', { name: 'Upgrade to Enterprise' })).toBeNull()
  })

  it('asks for the parts of an address that is required, the first of them in focus', async () => {
    const { emulator } = await open({
      plan: 'enterprise',
      addresses: 'required',
      arrange: ({ provider }) =>
        provider.emulator.arrange(({ billingCards }) => {
          for (const { address } of billingCards) Object.assign(address, { country: '', addressLine1: '', city: '' })
        }),
    })
    await screen.findByRole('textbox', { name: 'Name on the invoice' })
    await press('Continue')
    const country = await screen.findByRole('combobox', { name: 'Country' })
    await waitFor(() => expect(document.activeElement).toBe(country))
    await screen.findByText('Choose the country.')
    await screen.findByText('Enter the city.')
    await userEvent.selectOptions(country, 'GB')
    await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 High Street')
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Leeds')
    await press('Continue')
    await screen.findByRole('radio', { name: 'Visa ending 4242' })
    expect(emulator.snapshot().billingCards[0]?.address).toMatchObject({ country: 'GB', city: 'Leeds' })
  })

  it('begins at the billing details of a given plan, and returns step by step with what was typed', async () => {
    const { onClose } = await open({ plan: 'enterprise' })
    const name = await screen.findByRole('textbox', { name: 'Name on the invoice' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Acme Ltd')
    await press('Continue')
    await screen.findByRole('radio', { name: 'Visa ending 4242' })
    await press('Back')
    expect(await screen.findByRole('textbox', { name: 'Name on the invoice' })).toHaveProperty('value', 'Acme Ltd')
    await press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('returns from the first step to the plans, if they were shown', async () => {
    const { onClose } = await open()
    await press('Upgrade to Enterprise')
    await screen.findByRole('textbox', { name: 'Name on the invoice' })
    await press('Back')
    await screen.findByRole('list', { name: 'Plans' })
    await press('Move to Free')
    await press('Back')
    await screen.findByRole('list', { name: 'Plans' })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('the checkout can keep a trial with the new plan, and shows each option’s cost and its date', async () => {
    const { paid, emulator } = await open({ plan: 'enterprise', tenant: 'Acme Labs' })
    const kept = await screen.findByRole('radio', { name: /^Keep it until/ })
    expect(screen.getByRole('radio', { name: 'End it and pay today' })).toHaveProperty('checked', true)
    screen.getByText(/^\$480\.00 is due today\. The next payment is on \w{3} \d+, \d{4}\.$/)
    screen.getByText(/^Nothing is due today\. From \w{3} \d+, \d{4} you pay \$480\.00 per month\.$/)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name on the invoice' }), ' Ltd')
    await userEvent.click(kept)
    expect(kept).toHaveProperty('checked', true)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name on the invoice' }).value).toMatch(/ Ltd$/)
    await press('Continue')
    await typeCard('4242424242424242')
    await press('Continue')
    await press('Change to Enterprise')
    await titled('You have Enterprise')
    await screen.findByText(/^The first payment follows on/)
    expect(paid()).toEqual([])
    const { billingPlans, billingSubscriptions } = emulator.snapshot()
    const enterprise = billingPlans.find(({ slug }) => slug === 'enterprise')?.id
    expect(billingSubscriptions.filter(({ status }) => status === 'trialing')).toMatchObject([{ planId: enterprise }])
  })

  it.each(['free', 'premium'])('the checkout does not ask about the trial for the plan %s', async (plan) => {
    await open({ plan, tenant: 'Acme Labs', option: 'retain_trial' })
    await titled(plan === 'free' ? 'Move to Free' : 'Continue with Premium')
    expect(screen.queryByRole('radio', { name: /^Keep it until/ })).toBeNull()
  })

  it('names the faults of the details at their fields, and keeps what was typed', async () => {
    const { app } = await open({ plan: 'enterprise' })
    const name = await screen.findByRole('textbox', { name: 'Name on the invoice' })
    const email = screen.getByRole('textbox', { name: 'Invoice email' })
    await userEvent.clear(name)
    await userEvent.clear(email)
    await userEvent.type(email, 'bills')
    await press('Continue')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(email).toHaveProperty('value', 'bills')
    expect(app.called()).not.toContain('updateBillingDetails')
  })

  it('pays with another card, after one that is declined', async () => {
    const { paid } = await open({ plan: 'enterprise', tenant: 'Acme Labs' })
    await press('Continue')
    await typeCard('4000000000000002')
    await press('Continue')
    const fault = await screen.findByText(/^The bank declined that card\./)
    const number = screen.getByLabelText('Card number')
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(number).toHaveProperty('value', '4000000000000002')
    await userEvent.clear(number)
    await userEvent.type(number, '4242424242424242')
    await press('Continue')
    await screen.findByText('Visa ending 4242, expires 12/31')
    expect(fault.isConnected).toBe(false)
    await press('Upgrade for $480.00')
    await titled('You have Enterprise')
    expect(paid()).toEqual([48_000])
  })

  it('reports each failure that it shows, once', async () => {
    const onError = vi.fn()
    await open({ plan: 'enterprise', tenant: 'Acme Labs', onError })
    await press('Continue')
    await typeCard('4000000000000002')
    for (const times of [1, 2]) {
      await press('Continue')
      await waitFor(() => expect(onError).toHaveBeenCalledTimes(times))
      expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'card-declined' }))
    }
  })

  it('asks before what was typed is lost', async () => {
    const { onClose } = await open({ plan: 'enterprise' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name on the invoice' }), 'x')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Leave without changing the plan?' })
    await press('Keep editing')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await press('Leave')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes at once if nothing was typed', async () => {
    const { onClose } = await open()
    await screen.findByRole('list', { name: 'Plans' })
    await press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('the checkout shows why a plan cannot be bought', async () => {
    await open({
      arrange: ({ provider }) =>
        provider.emulator.arrange(({ billingAccounts }) => {
          for (const one of billingAccounts) one.externallyManaged = true
        }),
    })
    await titled('The plan cannot be changed here')
    await screen.findByText('Billing is externally managed')
  })

  it.each(['shadow', 'none'] as const)(
    'the checkout with isolation %s has a shadow root of its own, or none',
    async (isolation) => {
      await open({ isolation })
      const titles = () =>
        [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot?.querySelector('[role=dialog]'))
      await waitFor(() => {
        const isIsolated = titles().length > 0
        expect([isIsolated, document.querySelector('[role=dialog]') !== null]).toEqual(
          isolation === 'shadow' ? [true, false] : [false, true],
        )
      })
    },
  )
})
