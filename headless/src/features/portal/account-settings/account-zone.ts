import type { Client } from '../../../client/index.ts'
import { type Zone, zoneNamed } from '../../../core/day-in-zone.ts'
import { isAuthorized } from '../../../rules/index.ts'
import { sessionFeature } from '../../../session/index.ts'
import { accountSettingsFeature } from './feature.ts'

/**
 * The time zone of the account, in which people pick days and see them. It is that of the browser if the account has none, and for
 * a person who may not read the settings.
 */
export async function accountZone(client: Pick<Client, 'get'>): Promise<Zone> {
  const { user } = client.get(sessionFeature).getSnapshot()
  if (!user || !isAuthorized(user, { permissions: ['fe.secure.read.accountSettings'] })) return undefined
  const settings = client.get(accountSettingsFeature)
  if (settings.getSnapshot().value === null) await settings.actions.load()
  return zoneNamed(settings.getSnapshot().value?.timezone)
}
