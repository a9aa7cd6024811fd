import type { FeatureUsage, SeatUsage } from '../../../client/index.ts'
import type { Money } from '../../../money/index.ts'
import { perYear } from './refusals.ts'
import type { Plan, PlanFeature, PlanLoss, PlanProduct } from './types.ts'

/** The present use of an account, as `useUsage` returns it. */
export interface PlanUse {
  readonly members?: Pick<SeatUsage, 'used'> | null | undefined
  readonly features?: readonly Pick<FeatureUsage, 'key' | 'used'>[] | null | undefined
}

/** A change of plan, for {@link planLosses}. */
export interface PlanComparison {
  /** The present plan; `null` if it is not known. */
  readonly from: Plan | null
  readonly to: Plan
  /** The present use of the account. Default: not known. */
  readonly use?: PlanUse | null | undefined
}

/**
 * Returns the things that an account has less of, or not at all, in another plan, in the order of the present one. Empty if the
 * contents of a plan are not known.
 */
export function planLosses({ from, to, use }: PlanComparison): readonly PlanLoss[] {
  if (!from || to.features.length === 0) return []
  return from.features.flatMap((feature) => {
    const other = featureIn(to, feature)
    if (other && !isLess(other, feature)) return []
    const left = other ? (other.limit ?? null) : null
    const used = usedOf(feature, use)
    return [{ feature, left, used, excess: Math.max(0, (used ?? 0) - (left ?? 0)) }]
  })
}

/** Returns the things of a plan beyond a smaller one; `null` if it lacks one of the smaller plan, or if contents are not known. */
export function featuresBeyond(plan: Plan, smaller: Plan): readonly PlanFeature[] | null {
  if (smaller.features.length === 0 || plan.features.length === 0) return null
  if (planLosses({ from: smaller, to: plan }).length > 0) return null
  return plan.features.filter((feature) => {
    const other = featureIn(smaller, feature)
    return !other || isLess(other, feature)
  })
}

function featureIn({ features }: Plan, { key }: PlanFeature): PlanFeature | undefined {
  return features.find((one) => one.key === key)
}

/** `true` if a limit is below another one. A thing that is not counted is never less. */
function isLess({ limit: one }: PlanFeature, { limit: other }: PlanFeature): boolean {
  if (typeof one !== 'number') return false
  return typeof other === 'number' ? one < other : true
}

/** The use of a thing that is counted; `null` if it is not known. */
function usedOf({ key }: PlanFeature, use: PlanUse | null | undefined): number | null {
  const counted = key === 'users' ? use?.members : use?.features?.find((one) => one.key === key)
  return counted?.used ?? null
}

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
