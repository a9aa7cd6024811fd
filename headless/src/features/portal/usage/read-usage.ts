import type { Client, UsageNumbers, UsageQuery } from '../../../client/index.ts'
import type { Zone } from '../../../core/day-in-zone.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { accountZone } from '../account-settings/internal.ts'
import { daysOf } from './period-days.ts'

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
