import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  alerted,
  ask,
  ended,
  fail,
  focused,
  heading,
  isClosed,
  type Opened,
  openSubscriptionPage as open,
  part,
  press,
  renews,
  type Scene,
  type Stored,
} from '../../../../test/open-subscription-page.tsx'

afterEach(cleanup)

describe('the head of the subscription', () => {
  it('the head of the subscription has plan, price and renewal', async () => {
    await open()
    await screen.findByText(renews)
    expect(screen.getByText('Active')).toBeTruthy()
  })

  it('the head of the subscription has the price of a plan that is not on offer any more, and its card is the present one', async () => {
    const arrange = ({ emulator }: Scene) =>
      emulator.arrange(({ billingPlans }) => {
        for (const plan of billingPlans) plan.isWithdrawn = plan.slug === 'premium'
      })
    await open({ arrange })
    await screen.findByText(renews)
    const plans = await part('Plans')
    expect(await plans.findByText('Premium')).toBeTruthy()
    expect(plans.getByText('Current plan')).toBeTruthy()
  })

  it.each<[string, Partial<Stored>, string, RegExp, string | null]>([
    ['canceled', { endsAtPeriodEnd: true }, 'Canceled', /^Premium until 01\/02\/2026$/, 'Keep Premium'],
    [
      'with an open payment',
      { status: 'incomplete' },
      'Needs you',
      /^A payment is waiting for you$/,
      'Use another card',
    ],
    ['expired', ended, 'Ended', /^Premium ended on 01\/12\/2025$/, 'Start Premium again'],
    ['ended by a cancellation', { ...ended, status: 'canceled' }, 'Ended', /^Premium ended on/, 'Start Premium again'],
    [
      'in a trial with a card',
      { status: 'trialing', trialEnd: Date.UTC(2026, 1, 1) },
      'Trial',
      /days? of trial left$/,
      'Confirm Premium',
    ],
  ])('explains one that is %s, with its next step', async (_, subscription, badge, title, button) => {
    await open({ subscription })
    await heading(title)
    expect(screen.getByText(badge)).toBeTruthy()
    if (button) expect(screen.getByRole('button', { name: button })).toBeTruthy()
  })

  it('asks for a card in a trial without one', async () => {
    await open({ tenant: 'Acme Labs' })
    await heading('Premium, 14 days of trial left')
    expect(screen.getByText(/Without a card you move to Free then/)).toBeTruthy()
    const status = await part('Premium, 14 days of trial left')
    await userEvent.click(status.getByRole('button', { name: 'Add a card' }))
    await screen.findByRole('dialog', { name: 'Add a card' })
  })

  it('explains billing that another system manages, where nothing can be changed', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingAccounts }) => {
          for (const account of billingAccounts) account.externallyManaged = true
        }),
    })
    await heading('Billing is externally managed')
    await (await part('Payment')).findByText('Visa ending 4242')
    expect(screen.queryByRole('button', { name: /Change|Cancel|Upgrade|Edit/ })).toBeNull()
  })

  it('explains that there is no subscription', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange((state) => {
          state.billingSubscriptions = []
        }),
    })
    await heading('Subscription not found')
    await screen.findByRole('button', { name: 'Check again' })
  })

  it('the head of a page without a subscription has the sentence about the page instead of a plan', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange((state) => {
          state.billingSubscriptions = []
        }),
    })
    await heading('Subscription not found')
    expect(screen.getByText('Your plan, the way you pay, and your invoices.')).toBeTruthy()
  })

  it('warns of a card that has run out', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingCards: [card] }) => {
          if (card) Object.assign(card, { expMonth: 12, expYear: 2025 })
        }),
    })
    await heading('Your card has run out')
    await (await part('Payment')).findByText('Expired')
  })
})

describe('a cancellation', () => {
  it('a cancellation asks for confirmation, moves the focus to what follows, and can be revoked', async () => {
    const { stored } = await open()
    await press('Cancel plan')
    const question = await ask()
    await question.findByText(/It stays until 01\/02\/2026\. Then you move to Free\./)
    await question.findByText('With Free you lose:')
    await question.findByText(/^Sub-accounts: not in this plan\. You use \d+ now\.$/)
    await userEvent.click(question.getByRole('button', { name: 'Cancel on 01/02/2026' }))
    await isClosed()
    await waitFor(() => expect(focused()).toBe('Premium until 01/02/2026'))
    expect([stored()?.endsAtPeriodEnd, screen.queryByRole('button', { name: 'Cancel plan' })]).toEqual([true, null])

    await press('Keep Premium')
    await screen.findByText(renews)
    await waitFor(() => expect(focused()).toBe('Plans'))
    await waitFor(() => expect(stored()?.endsAtPeriodEnd).toBe(false))
  })

  it('a cancellation that the provider refuses stays in its dialog with the reason', async () => {
    const { app, stored } = await open()
    fail(app, 'cancelManagedSubscription')
    await press('Cancel plan')
    await userEvent.click((await ask()).getByRole('button', { name: /^Cancel on/ }))
    await (await ask()).findByRole('alert')
    expect(stored()?.endsAtPeriodEnd).toBe(false)
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep Premium' }))
    await isClosed()
    await screen.findByText(renews)
    await waitFor(() => expect(focused()).not.toBe(document.body.textContent))
  })

  it('a cancellation that cannot be revoked shows the reason', async () => {
    const { app, stored } = await open({ subscription: { endsAtPeriodEnd: true } })
    await heading('Premium until 01/02/2026')
    fail(app, 'renewManagedSubscription')
    await press('Keep Premium')
    await alerted()
    await heading('Premium until 01/02/2026')
    expect(stored()?.endsAtPeriodEnd).toBe(true)
  })

  it.each<[string, Opened, RegExp]>([
    [
      'the provider forbids it',
      {
        arrange: ({ emulator }) =>
          emulator.arrange((state) => {
            state.billingSettings.allowPlanCancellation = false
          }),
      },
      /Your provider cancels plans/,
    ],
    ['a payment is open', { subscription: { status: 'incomplete' } }, /after the open payment is settled/],
    ['it is a trial', { tenant: 'Acme Labs' }, /A trial ends by itself/],
  ])('a cancellation is not offered if %s, with the reason', async (_, opened, reason) => {
    await open(opened)
    await screen.findByText(reason)
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  })
})

describe('the plans', () => {
  it('the plans are compared, and a more expensive one opens the checkout', async () => {
    await open()
    const plans = within(await screen.findByRole('list', { name: 'Plans' }))
    const cards = plans.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
    expect(cards.map((item) => item.textContent?.slice(0, 8))).toEqual(['Free$0 p', 'Premium$', 'Enterpri'])
    expect(plans.getByRole('button', { name: 'Move to Free' })).toBeTruthy()
    await userEvent.click(plans.getByRole('button', { name: /^Upgrade/ }))
    await screen.findByRole('dialog')
  })

  it('the plans show why a cheaper one cannot be chosen, and when the next one begins', async () => {
    const { emulator, app } = await open({
      arrange: (scene) =>
        scene.emulator.arrange((state) => {
          state.billingSettings.allowPlanDowngrade = false
          const [subscription] = state.billingSubscriptions
          if (subscription) subscription.nextPlanId = scene.planId('free')
        }),
    })
    const plans = within(await screen.findByRole('list', { name: 'Plans' }))
    expect(plans.getByText('Begins on 01/02/2026')).toBeTruthy()
    await heading('Premium until 01/02/2026, then Free')
    emulator.arrange(({ billingSubscriptions: [subscription] }) => {
      if (subscription) subscription.nextPlanId = null
    })
    app.client.changed(['subscription'])
    await plans.findByText('A cheaper plan cannot be chosen here')
  })
})

describe('a subscription that cannot be read', () => {
  it('a subscription that cannot be read shows that billing is not set up, and can be retried', async () => {
    const { emulator } = await open({
      arrange: (scene) =>
        scene.emulator.arrange((state) => {
          state.billingSettings.isActive = false
        }),
    })
    await heading('Internal feature failure')
    emulator.arrange((state) => {
      state.billingSettings.isActive = true
    })
    await press('Try again')
    await screen.findByText(renews)
    await waitFor(() => expect(focused()).toBe('Subscription'))
  })

  it('a subscription that cannot be read shows what is missing after any other failure', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.faults.add({ operation: 'getBillingSummary', kind: 'status', status: 400, times: 1 }),
    })
    await heading('We couldn’t load your subscription')
    await press('Try again')
    await screen.findByText(renews)
  })
})
