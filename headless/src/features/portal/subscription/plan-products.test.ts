import { describe, expect, it } from 'vitest'
import { planOf } from './answers.ts'
import { isSameProduct, planProducts, yearlySaving } from './plan-contents.ts'
import type { Plan } from './types.ts'

interface Given {
  readonly name: string
  readonly amount: number
  readonly interval?: 'month' | 'year'
  readonly currency?: string
  readonly externalId?: string
}

function plan({ name, amount, interval = 'month', currency = 'usd', externalId = '' }: Given): Plan {
  const price = { id: '', externalId: '', amount, currency }
  return planOf({ id: name, externalId, name, slug: name, description: '', recurringInterval: interval, price })
}

const free = plan({ name: 'Free', amount: 0 })
const premium = plan({ name: 'Premium', amount: 1000 })
const yearly = plan({ name: ' premium', amount: 10_000, interval: 'year' })

describe('plans that differ only in their interval', () => {
  it('are one product by their name, cheapest first', () => {
    expect(planProducts([yearly, premium, free])).toEqual([
      { name: 'Free', month: free, year: null },
      { name: ' premium', month: premium, year: yearly },
    ])
  })

  it('are one product by the payment provider’s id, whatever their names are', () => {
    const one = plan({ name: 'Pro', amount: 1000, externalId: 'prod_1' })
    const other = plan({ name: 'Pro, yearly', amount: 10_000, interval: 'year', externalId: 'prod_1' })
    expect(planProducts([one, other])).toEqual([{ name: 'Pro, yearly', month: one, year: other }])
    expect(isSameProduct(one, other)).toBe(true)
  })

  it('are two products in two currencies, and with the same interval', () => {
    const euros = plan({ name: 'Premium', amount: 10_000, interval: 'year', currency: 'eur' })
    expect(planProducts([premium, euros])).toHaveLength(2)
    expect(planProducts([premium, { ...premium, id: 'other' }])).toHaveLength(2)
    expect(isSameProduct(premium, euros)).toBe(false)
    expect(isSameProduct(premium, free)).toBe(false)
  })
})

describe('the saving of a year', () => {
  it('is what twelve months cost more', () => {
    const [, product] = planProducts([free, premium, yearly])
    expect(product && yearlySaving(product)).toEqual({ amount: 2000, currency: 'usd' })
  })

  it('is none without both prices, and if a year costs more', () => {
    expect(yearlySaving({ name: 'Free', month: free, year: null })).toBeNull()
    expect(
      yearlySaving({
        name: 'Premium',
        month: premium,
        year: { ...yearly, price: { ...yearly.price, amount: 12_000 } },
      }),
    ).toBeNull()
  })
})
