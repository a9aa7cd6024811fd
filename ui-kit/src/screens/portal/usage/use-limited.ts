import { type FeatureUsage, useClient } from '@portico/headless'
import type { Usage } from '@portico/headless/portal/usage'
import { useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { usageMessages } from './usage-messages.ts'

/** The use of a thing that the plan limits. */
export interface Limited extends Pick<FeatureUsage, 'key' | 'used'> {
  /** The name as a person reads it. */
  readonly name: string
  readonly limit: number | null
  /** The days that are counted so far; `null` for a count that does not begin again. */
  readonly period: string | null
  /** The day on which the count begins again; `null` for a count that does not. */
  readonly reset: string | null
}

/** Returns the seats and the features of the plan, with their names. */
export function useLimited({ members, features }: Usage): readonly Limited[] {
  const t = useMessages(usageMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const seats =
    members && typeof members.limit === 'number'
      ? [{ key: 'users', name: t('usage.seats'), used: members.used, limit: members.limit, period: null, reset: null }]
      : []
  return [
    ...seats,
    ...(features ?? []).map(({ key, name, used, limit = null, countsFrom, resetsAt }) => ({
      key,
      name: name ?? t.find(`usage.feature.${key}`) ?? key,
      used,
      limit,
      period: timeOf(countsFrom) === null ? null : periodOf(countsFrom),
      reset: resetsAt ? dateFormat({ dateStyle: 'medium' }).format(resetsAt) : null,
    })),
  ]

  function periodOf(from: string | null | undefined): string {
    return dateFormat({ day: 'numeric', month: 'short' }).formatRange(from, clock.now())
  }
}

/** Returns the use of a limit in words, with the days that are counted. */
export function useLimitText(): (one: Limited) => string {
  const t = useMessages(usageMessages)
  return ({ used, limit, period }) => {
    if (limit === null) return t('usage.unlimited', { used })
    return period === null ? t('usage.usedOf', { used, limit }) : t('usage.inPeriod', { used, limit, period })
  }
}

/** The color of a limit: that of a warning from 80 %, that of danger once it is reached. */
export function toneOf({ used, limit }: Limited): 'primary' | 'warning' | 'danger' {
  if (limit === null || shareOf(used, limit) < near) return 'primary'
  return used >= limit ? 'danger' : 'warning'
}

function shareOf(used: number, limit: number): number {
  return limit <= 0 ? 1 : used / limit
}

/** The share of a limit from which it is near. */
const near = 0.8
