import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { shaped } from '../../../core/shape.ts'
import { groupConfigurationShape } from './group-calls.ts'
import type { GroupConfiguration, GroupConfigurationActions, GroupConfigurationState } from './types.ts'

/** The tenant's use of groups. */
export const groupConfigurationFeature: Feature<GroupConfigurationState, GroupConfigurationActions> = {
  name: 'group-configuration',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['group-configuration'],
  state: () => ({ value: null }),
  actions: (tools) =>
    singleRecord<GroupConfiguration>(tools, {
      resource: 'group-configuration',
      async read(signal) {
        const { enabled, rolesEnabled } = await tools.client.api.get(path, { signal })
        return shaped({ isEnabled: enabled, hasRoles: rolesEnabled }, groupConfigurationShape)
      },
      async write({ isEnabled, hasRoles }, signal) {
        const body = {
          ...(isEnabled !== undefined && { enabled: isEnabled }),
          ...(hasRoles !== undefined && { rolesEnabled: hasRoles }),
        }
        await tools.client.api.post(path, { body, signal })
      },
    }),
  start: loadWhileSignedIn,
}

const path = '/identity/resources/groups/v1/config'
