import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import type { TemporaryUserConfigurationActions, TemporaryUserConfigurationState } from './user-types.ts'

/** The tenant's use of temporary accounts. */
export const temporaryUserConfigurationFeature: Feature<
  TemporaryUserConfigurationState,
  TemporaryUserConfigurationActions
> = {
  name: 'temporary-user-configuration',
  scope: 'tenant',
  source: 'admin-portal',
  state: () => ({ value: null }),
  actions: (tools) =>
    readOnlyRecord(tools, async (signal) => {
      const configuration = await ifOffered(tools.client.api.get(path, { signal }))
      return { isEnabled: configuration?.enabled === true }
    }),
  start: loadWhileSignedIn,
}

const path = '/identity/resources/users/temporary/v1/configuration'
