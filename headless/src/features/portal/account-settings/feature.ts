import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { shaped } from '../../../core/shape.ts'
import { bodyOf, checkChanges, settingsOf } from './settings-of.ts'
import { accountSettingsShape } from './shapes.ts'
import type { AccountSettings, AccountSettingsActions, AccountSettingsState } from './types.ts'

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
