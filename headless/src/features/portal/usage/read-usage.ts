import type { Client, UsageNumbers, UsageQuery } from '../../../client/index.ts'
import { type Day, dayAfter, dayIn, daysBetween, startOfDay, type Zone } from '../../../core/day-in-zone.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { accountZone } from '../account-settings/internal.ts'
import type { UsagePeriod } from './types.ts'

const mostDays = 366

/** Reads the numbers of the application, else those of the provider. `null` if neither has any. */
export async function readUsage(client: Client, query: UsageQuery): Promise<UsageNumbers | null> {
  const { usage } = client.options
  if (usage) return usage(query)
  const { hasSubAccounts, signal, ...asked } = query
  const wire = { ...asked, ...(hasSubAccounts && { includeSubTenants: true }) }
  return ifBuilt(client.api.get('/identity/resources/tenants/usage/v1', { query: wire, signal }))
}

/** Reads what the account uses today. `null` if neither application nor provider counts it, or if it cannot be read. */
export async function readUse(client: Client, signal: AbortSignal): Promise<UsageNumbers | null> {
  try {
    const zone = await accountZone(client)
    const days = daysOf({ days: 1 }, client.ports.clock.now(), zone)
    return await readUsage(client, { ...days, step: 'day', timeZone: nameOf(zone), hasSubAccounts: false, signal })
  } catch {
    signal.throwIfAborted()
    return null
  }
}

/** The name of a zone for the provider. That of the browser has none here. */
export function nameOf(zone: Zone): string {
  return zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Days of the calendar, both included. */
interface Days {
  readonly from: Day
  readonly to: Day
}

/** The days of a period at a time, in epoch milliseconds. None is after today, and they are 366 at most. */
export function daysOf(period: UsagePeriod, now: number, zone: Zone): Days {
  const today = dayIn(zone, now)
  if ('days' in period) return { from: dayAfter(today, 1 - between(1, period.days, mostDays)), to: today }
  const [first, last] = [period.from, period.to].map((day) => (isDay(day) && day < today ? day : today))
  const [from = today, to = today] = isDay(period.from) ? [first, last].sort() : ['', last]
  const earliest = dayAfter(to, 1 - mostDays)
  return { from: from > earliest ? from : earliest, to }
}

/** The same number of days before a period. */
export function daysBefore(from: Day, to: Day): Days {
  const length = daysBetween('UTC', Date.parse(from), Date.parse(to)) + 1
  return { from: dayAfter(from, -length), to: dayAfter(from, -1) }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value) || least))
}

function isDay(text: string): boolean {
  return startOfDay('UTC', text) !== null
}
