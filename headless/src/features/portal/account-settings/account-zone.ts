import type { Client } from '../../../client/index.ts'
import { type Zone, zoneNamed } from '../../../core/day-in-zone.ts'
import { isAuthorized } from '../../../rules/index.ts'
import { session } from '../../../session/index.ts'
import { accountSettings } from './feature.ts'

/**
 * The time zone of the account, in which people pick days and see them. It is that of the browser if the account has none, and for
 * a person who may not read the settings.
 */
export async function accountZone(client: Pick<Client, 'get'>): Promise<Zone> {
  const { user } = client.get(session).getSnapshot()
  if (!user || !isAuthorized(user, { permissions: ['fe.secure.read.accountSettings'] })) return undefined
  const settings = client.get(accountSettings)
  if (settings.getSnapshot().value === null) await settings.actions.load()
  return zoneNamed(settings.getSnapshot().value?.timezone)
}
