import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import type { PaymentMethod, Plan, PlanChangeCost } from '@portico/headless/portal/subscription'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CardLine } from './card-line.tsx'
import { CostLines } from './cost-lines.tsx'
import { PlanCards } from './plan-cards.tsx'
import { comparePrices, isExpired } from './use-billing-words.ts'

afterEach(cleanup)

const card: PaymentMethod = {
  id: '1',
  externalId: '1',
  type: 'card',
  isDefault: true,
  last4: '4242',
  brand: 'visa',
  expMonth: 8,
  expYear: 2028,
  billingDetails: { name: 'Acme' },
}

function planOf(slug: string, amount: number, currency = 'usd', interval: Plan['recurringInterval'] = 'month'): Plan {
  return {
    id: slug,
    externalId: slug,
    slug,
    name: slug,
    description: '',
    recurringInterval: interval,
    price: { id: slug, externalId: slug, amount, currency },
    features: [],
  }
}

const show = (part: React.ReactElement) =>
  render(<PorticoProvider client={createTestClient().client}>{part}</PorticoProvider>)

it('writes a saved card in one line, and one without digits by its kind', () => {
  show(<CardLine method={card} />)
  screen.getByText('Visa ending 4242, expires 08/28')
  show(<CardLine method={{ ...card, type: 'unknown', last4: null, brand: null }} />)
  screen.getByText('Saved payment method')
})

it('counts a card as expired after the last day of its month', () => {
  expect(isExpired(card, Date.UTC(2028, 7, 31, 23))).toBe(false)
  expect(isExpired(card, Date.UTC(2028, 8, 1))).toBe(true)
})

it('compares prices by the year, in one currency alone', () => {
  expect(comparePrices(planOf('a', 1200, 'usd', 'year'), planOf('b', 100))).toBe(0)
  expect(comparePrices(planOf('a', 1), planOf('b', 1, 'eur'))).toBeNull()
})

it('writes yen without a fraction, the credit with a minus, and that it is an estimate', () => {
  const cost: PlanChangeCost = {
    isEstimate: true,
    isImmediate: true,
    startsAt: '2026-11-16T00:00:00Z',
    recurringInterval: 'year',
    dueNow: { amount: 48_000, currency: 'jpy' },
    recurring: { amount: 48_000, currency: 'jpy' },
    credit: { amount: 500, currency: 'jpy' },
    nextPaymentAt: '2027-11-16T12:00:00Z',
  }
  const { container } = show(
    <CostLines current={planOf('Basic', 1000, 'jpy')} plan={planOf('Pro', 48_000, 'jpy', 'year')} cost={cost} isFull />,
  )
  const lines = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(lines).toEqual([
    ['Now, Basic', '¥1,000 per month'],
    ['From today, Pro', '¥48,000 per year'],
    ['Taken off the next invoice', '-¥500'],
    ['Next payment', 'Nov 16, 2027'],
    ['Due today', '¥48,000'],
  ])
  screen.getByText('This is an estimate. The invoice has the exact amounts.')
})

it('marks the present plan, and gives each other one its action or the reason why not', () => {
  const plans = [
    { plan: planOf('Free', 0), isCurrent: false, refusal: 'plan-downgrade-forbidden' as const },
    { plan: planOf('Pro', 100), isCurrent: true, refusal: 'plan-unchanged' as const },
    { plan: planOf('Max', 200), isCurrent: false, refusal: null },
  ]
  show(<PlanCards label="Plans" plans={plans} onChoose={() => {}} />)
  const [free, pro, max] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(free).toContain('A cheaper plan cannot be chosen here')
  expect(pro).toContain('Current plan')
  expect(max).toContain('Upgrade')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
