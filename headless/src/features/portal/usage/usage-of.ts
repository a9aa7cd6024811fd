import type { UsageNumbers, UsageQuery } from '../../../client/index.ts'
import { shaped } from '../../../core/shape.ts'
import { daysBefore } from './period-days.ts'
import { usageShape } from './shapes.ts'
import type { Usage } from './types.ts'

/** The usage of an answer of the provider, or of the application. */
export function usageOf(numbers: UsageNumbers, { from, to, step, hasSubAccounts }: Omit<UsageQuery, 'signal'>): Usage {
  const { members, secondStep, totals, before, buckets, signInWays, tokens, features, accounts } = numbers
  const usage = {
    from,
    to,
    step,
    hasSubAccounts,
    members: members ?? null,
    secondStep: secondStep ?? null,
    totals: totals ?? {},
    before: before ? { ...before, ...daysBefore(from, to) } : null,
    buckets: buckets ?? [],
    signInWays: signInWays ?? null,
    tokens: tokens ?? null,
    features: features ?? null,
    accounts: accounts ?? null,
  }
  return shaped(usage, usageShape)
}
