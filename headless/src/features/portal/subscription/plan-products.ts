import type { Money } from '../../../money/index.ts'
import { perYear } from './refusals.ts'
import type { Plan, PlanProduct } from './types.ts'

/**
 * Joins plans that differ only in their interval, cheapest first. They have the same name or the same product at the payment
 * provider, and the same currency.
 */
export function planProducts(plans: readonly Plan[]): readonly PlanProduct[] {
  const products: PlanProduct[] = []
  for (const plan of [...plans].sort((one, other) => perYear(one) - perYear(other))) {
    const index = products.findIndex((product) => {
      const other = plan.recurringInterval === 'year' ? product.month : product.year
      return other !== null && product[plan.recurringInterval] === null && isSameProduct(plan, other)
    })
    const known = products[index]
    if (known) products[index] = { ...known, [plan.recurringInterval]: plan }
    else products.push({ name: plan.name, month: null, year: null, [plan.recurringInterval]: plan })
  }
  return products
}

/** `true` if two plans differ only in their interval, or not at all. */
export function isSameProduct(plan: Plan, other: Plan): boolean {
  if (currencyOf(plan) !== currencyOf(other)) return false
  return (plan.externalId !== '' && plan.externalId === other.externalId) || nameOf(plan) === nameOf(other)
}

/** Computes what a year costs less than twelve months; `null` if it does not, or without both prices. */
export function yearlySaving({ month, year }: PlanProduct): Money | null {
  if (!month || !year) return null
  const amount = perYear(month) - perYear(year)
  return amount > 0 ? { amount, currency: year.price.currency } : null
}

function currencyOf({ price }: Plan): string {
  return price.currency.toLowerCase()
}

function nameOf({ name }: Plan): string {
  return name.trim().toLowerCase()
}
