import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/single-record.ts'
import type { GroupConfiguration, GroupConfigurationActions, GroupConfigurationState } from './types.ts'

/** The tenant's use of groups. */
export const groupConfiguration: Feature<GroupConfigurationState, GroupConfigurationActions> = {
  name: 'group-configuration',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['group-configuration'],
  state: () => ({ value: null }),
  actions: (tools) =>
    singleRecord<GroupConfiguration>(tools, {
      resource: 'group-configuration',
      read: (signal) => tools.client.api.get(path, { signal }),
      write: (body, signal) => tools.client.api.post(path, { body, signal }),
    }),
  start: loadWhileSignedIn,
}

const path = '/identity/resources/groups/v1/config'
