import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
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
  actions: ({ client, task }) => ({
    load: task('latest', async ({ set, signal }) => {
      const configuration = await ifOffered(client.api.get(path, { signal }))
      set({ value: { isEnabled: configuration?.enabled ?? false } })
    }),
  }),
  start: loadWhileSignedIn,
}

const path = '/identity/resources/users/temporary/v1/configuration'
