import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { type Zone, zoneNamed } from '../../../core/day-in-zone.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import { isAuthorized } from '../../../rules/index.ts'
import { sessionFeature } from '../../../session/index.ts'
import { bodyOf, checkChanges, settingsOf } from './settings-of.ts'
import type { AccountSettings, AccountSettingsActions, AccountSettingsState } from './types.ts'

/** The types of the members of {@link AccountSettings}. */
const accountSettingsShape: Shape<AccountSettings> = {
  tenantId: 'text',
  companyName: 'text',
  'website|null': 'string',
  address: 'text',
  timezone: 'text',
  dateFormat: 'text',
  timeFormat: 'text',
  currency: 'text',
  logo: 'text',
  applicationUrl: 'text',
  loginUrl: 'text',
}

/** The settings of the account. */
export const accountSettingsFeature: Feature<AccountSettingsState, AccountSettingsActions> = {
  name: 'account-settings',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['account-settings'],
  state: () => ({ value: null }),
  actions(tools) {
    const { client } = tools
    const read = (signal: AbortSignal) => client.api.get(path, { signal })
    return singleRecord<AccountSettings>(tools, {
      resource: 'account-settings',
      read: async (signal) => shaped(settingsOf(await read(signal)), accountSettingsShape),
      async write(patch, signal) {
        // Another administrator may have changed the other members since they were loaded.
        const body = bodyOf(await read(signal), patch)
        await client.api.put(path, { body, signal })
        // The name and the logo are members of the tenant too.
        client.changed(['tenants'])
      },
      check: checkChanges,
    })
  },
  start: loadWhileSignedIn,
}

const path = '/tenants/resources/account-settings/v1'

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
