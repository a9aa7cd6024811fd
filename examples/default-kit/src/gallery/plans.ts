import type { Plan, PlanFeature } from '@portico/headless/portal/subscription'

function planOf(name: string, amount: number, description: string, features: readonly PlanFeature[]): Plan {
  const slug = name.toLowerCase()
  return {
    id: slug,
    externalId: `plan_${slug}`,
    name,
    slug,
    description,
    recurringInterval: 'month',
    price: { id: `price-${slug}`, externalId: `price_${slug}`, amount, currency: 'usd' },
    features,
  }
}

function counted(
  limits: Readonly<Record<string, number | null>>,
  ...others: readonly string[]
): readonly PlanFeature[] {
  return [
    ...Object.entries(limits).map(([key, limit]) => ({ key, name: null, limit })),
    ...others.map((key) => ({ key, name: null })),
  ]
}

const free = planOf('Free', 0, 'To try it out', counted({ users: 5, 'api-tokens': 2, 'api-calls': 1000 }))
const premium = planOf(
  'Premium',
  10_000,
  'For teams',
  counted(
    { users: 100, 'sub-accounts': 10, sso: 5, webhooks: 10, 'api-tokens': 20, 'api-calls': 100_000, 'audit-days': 90 },
    'reports',
  ),
)
const enterprise = planOf(
  'Enterprise',
  48_000,
  'For companies',
  counted(
    {
      users: null,
      'sub-accounts': null,
      sso: null,
      webhooks: null,
      'api-tokens': null,
      'api-calls': null,
      'audit-days': 365,
    },
    'reports',
    'provisioning',
  ),
)

/** The plans of the pictures, each paid by the month. */
export const galleryPlans = [free, premium, enterprise] as const

/** The same plans, with those that are paid by the year. */
export const plansWithYears: readonly Plan[] = [free, yearly(premium), premium, yearly(enterprise), enterprise]

/** The same plan, paid by the year: two months of it cost nothing. */
function yearly(plan: Plan): Plan {
  const slug = `${plan.slug}-yearly`
  const price = { ...plan.price, id: `price-${slug}`, amount: plan.price.amount * 10 }
  return { ...plan, id: slug, slug, recurringInterval: 'year', price }
}
