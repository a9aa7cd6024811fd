import { type Activity, activityRecords } from '../core/activity.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { isMember } from '../core/user-queries.ts'
import type { Bucket } from './days.ts'

/** The records of some tenants within a time. */
export interface Counted extends Activity {
  /** The times at which the present members became users, in epoch milliseconds. */
  readonly joined: readonly number[]
}

/** The activity of tenants from a moment to another, which is not in it. Both are epoch milliseconds. */
export function activityIn(state: CoreState, tenants: readonly Tenant[], from: number, to: number): Counted {
  const ids = new Set(tenants.map(({ id }) => id))
  const isIn = ({ tenantId, at }: { readonly tenantId: string; readonly at: number }) =>
    at >= from && at < to && ids.has(tenantId)
  const { signIns, visits, tokenCalls } = activityRecords.of(state)
  return {
    signIns: signIns.filter(isIn),
    visits: visits.filter(isIn),
    tokenCalls: tokenCalls.filter(isIn),
    joined: state.users
      .filter((user) => tenants.some((one) => isMember(user, one)))
      .map((one) => Date.parse(one.createdAt)),
  }
}

/** The sums of an activity. `end` is the time of the number of members, in epoch milliseconds. */
export function totalsOf({ signIns, visits, tokenCalls, joined }: Counted, end: number) {
  return {
    members: joined.filter((at) => at < end).length,
    activePeople: new Set([...signIns, ...visits].map(({ userId }) => userId)).size,
    signIns: signIns.length,
    tokenCalls: sumOf(tokenCalls),
  }
}

/** The sums of each part of a period. */
export function seriesOf(counted: Counted, buckets: readonly Bucket[]) {
  const parts = buckets.map(({ from, to, end }) => ({ days: { from, to }, end, own: emptied(counted) }))
  for (const name of ['signIns', 'visits', 'tokenCalls'] as const) spread(name)
  return parts.map(({ days, end, own }) => ({ ...days, ...totalsOf(own, end) }))

  function spread<Name extends keyof Activity>(name: Name) {
    for (const row of counted[name]) {
      const rows: Activity[Name][number][] | undefined = parts[placeOf(row.at)]?.own[name]
      rows?.push(row)
    }
  }

  /** The first part that ends after a time. */
  function placeOf(at: number): number {
    let [low, high] = [0, buckets.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((buckets[middle]?.end ?? 0) > at) high = middle
      else low = middle + 1
    }
    return low
  }
}

function emptied({ joined }: Counted): Counted {
  return { signIns: [], visits: [], tokenCalls: [], joined }
}

/** The sign-ins by way, the most frequent first. */
export function waysOf(counted: Counted, before: Counted) {
  const [now, then] = [counted, before].map(({ signIns }) => countedBy(signIns.map(({ way }) => way)))
  return [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])]
    .map((way) => ({ way, count: now?.get(way) ?? 0, before: then?.get(way) ?? 0 }))
    .sort((one, other) => other.count - one.count || one.way.localeCompare(other.way))
}

/** The number of calls, or of those that were refused. */
export function sumOf(rows: Counted['tokenCalls'], member: 'calls' | 'refused' = 'calls'): number {
  return rows.reduce((sum, row) => sum + row[member], 0)
}

function countedBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
