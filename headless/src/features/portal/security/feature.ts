import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { readPolicies } from './read-policies.ts'
import type { SecurityPolicies, SecurityPoliciesActions, SecurityPoliciesState } from './types.ts'
import { refuseWeaker, writePolicies } from './write-policies.ts'

/** The policies of the tenant. */
export const securityPoliciesFeature: Feature<SecurityPoliciesState, SecurityPoliciesActions> = {
  name: 'security-policies',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['security-policies'],
  state: () => ({ value: null }),
  actions(tools) {
    const { client } = tools
    return singleRecord<SecurityPolicies>(tools, {
      resource: 'security-policies',
      read: (signal) => readPolicies(client.api, signal),
      async write(patch, signal) {
        try {
          await writePolicies(client.api, patch, signal)
        } catch (thrown) {
          // A part may be saved.
          client.changed(['security-policies'])
          throw thrown
        }
      },
      check: refuseWeaker,
    })
  },
  start: loadWhileSignedIn,
}
