import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openSubscriptionPage as open } from '../../../../test/open-subscription-page.tsx'

afterEach(cleanup)

const plans = () => screen.findByRole('list', { name: 'Plans' })
async function cardOf(name: string) {
  const heading = await within(await plans()).findByRole('heading', { name })
  return within(heading.closest('li') ?? document.body)
}
const linesIn = (card: Awaited<ReturnType<typeof cardOf>>) =>
  within(card.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

describe('the contents of plans', () => {
  it('are listed in each card, from the second one on beyond the plan before it', async () => {
    await open()
    const [free, premium, enterprise] = [await cardOf('Free'), await cardOf('Premium'), await cardOf('Enterprise')]
    expect(linesIn(free)).toEqual(['5 members', '2 API tokens', '1,000 API token calls per billing period'])
    premium.getByText('Everything in Free, and:')
    expect(linesIn(premium).slice(0, 3)).toEqual(['100 members', '10 sub-accounts', '5 single sign-on connections'])
    expect(linesIn(premium).slice(-2)).toEqual(['Audit log of 90 days', 'Reports by email'])
    enterprise.getByText('Everything in Premium, and:')
    expect(linesIn(enterprise)).toContain('Members without a limit')
    expect(linesIn(enterprise)).toContain('Directory provisioning')
    expect(linesIn(enterprise)).not.toContain('Reports by email')
  })

  it('are complete in a card whose plan lacks something of the one before', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingPlans }) => {
          for (const plan of billingPlans)
            if (plan.slug.startsWith('enterprise')) plan.features = [{ key: 'sso', limit: 1 }]
        }),
    })
    const enterprise = await cardOf('Enterprise')
    expect(linesIn(enterprise)).toEqual(['1 single sign-on connection'])
    expect(enterprise.queryByText(/^Everything in/)).toBeNull()
  })

  it('have the words of the provider for a thing that we have none for', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingPlans }) => {
          for (const plan of billingPlans)
            plan.features = [{ key: 'robots', name: 'Robots', limit: 1200 }, { key: 'zeppelins' }, { key: '__proto__' }]
        }),
    })
    expect(linesIn(await cardOf('Free'))).toEqual(['Robots: up to 1,200', 'zeppelins', '__proto__'])
  })
})

describe('plans by the month and by the year', () => {
  it('are switched by the keyboard, with the saving in words, and the change is announced', async () => {
    await open()
    const [monthly, yearly] = [await radio('Monthly'), await radio('Yearly')]
    expect(monthly.checked).toBe(true)
    const premium = await cardOf('Premium')
    premium.getByText('You save $200 if you pay yearly')
    expect((await cardOf('Free')).queryByText(/You save/)).toBeNull()
    monthly.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect([yearly.checked, document.activeElement]).toEqual([true, yearly])
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('The prices are per year.'),
    )
    const shown = await cardOf('Premium')
    shown.getByText('$1,000')
    shown.getByText('per year')
    shown.getByText('You save $200 per year')
    shown.getByText('You pay for it monthly now.')
    expect(within(await plans()).getAllByRole('heading')).toHaveLength(3)
  })

  it('lead to a checkout of the same period and price, which begins with the next period', async () => {
    await open()
    await userEvent.click(await radio('Yearly'))
    await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Pay yearly' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay yearly for Premium' }))
    await dialog.findByText('$1,000.00 per year')
    dialog.getByText('$100.00 per month')
    expect(dialog.queryByText(/you lose/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Change to Premium, paid yearly' }))
    await screen.findByRole('dialog', { name: 'You move to Premium, paid yearly on 01/02/2026' })
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await screen.findByRole('heading', { level: 2, name: 'Premium until 01/02/2026, then Premium, paid yearly' })
  })

  it('have no switch if no plan has both', async () => {
    await open({
      arrange: ({ emulator }) =>
        emulator.arrange((state) => {
          state.billingPlans = state.billingPlans.filter(({ interval }) => interval === 'month')
        }),
    })
    await plans()
    expect(screen.queryByRole('radio', { name: 'Monthly' })).toBeNull()
  })

  it('begin with the period that is paid for', async () => {
    await open({
      arrange: (scene) =>
        scene.emulator.arrange(({ billingSubscriptions: [subscription] }) => {
          if (subscription) subscription.planId = scene.planId('premium-yearly')
        }),
    })
    expect((await radio('Yearly')).checked).toBe(true)
    ;(await cardOf('Premium')).getByText('Current plan')
  })
})

describe('a move to a smaller plan', () => {
  it('says what is lost before it is confirmed, with what is used now, and can be left by Cancel', async () => {
    const { emulator, tenantId, stored } = await open({
      arrange: (scene) =>
        scene.emulator.arrange(({ billingPlans: [free] }) => {
          if (free) free.features = [{ key: 'users', limit: 2 }]
        }),
    })
    const isMember = ({ tenantId: id }: { readonly tenantId: string }) => id === tenantId
    const used = emulator.snapshot().users.filter(({ memberships }) => memberships.some(isMember)).length
    await userEvent.click((await cardOf('Free')).getByRole('button', { name: 'Move to Free' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to Free' }))
    await dialog.findByText('With Free you lose:')
    dialog.getByText(`Members: 2 instead of 100. You use ${used} now.`)
    dialog.getByText('Reports by email: not in this plan.')
    dialog.getByRole('button', { name: 'Change to Free' })
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored()?.nextPlanId).toBeNull()
  })
})
