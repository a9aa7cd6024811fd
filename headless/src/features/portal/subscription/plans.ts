import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { pageWithin } from '../../../http/paging.ts'
import { readPlans } from './read-billing.ts'
import type { PlansActions, PlansState } from './types.ts'

/** The plans that the application offers to the account. */
export const plansFeature: Feature<PlansState, PlansActions> = {
  name: 'plans',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['plans'],
  state: () => emptyList({ pageSize: null }),
  actions: (tools) =>
    listing(
      tools,
      async (query, signal) => pageWithin(await readPlans(tools.client, signal), query, ['name', 'description']),
      { resource: 'plans' },
    ).actions,
  start: loadWhileSignedIn,
}
