import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { emptyList } from '../../core/lists/list.ts'
import { listing } from '../../core/lists/listing.ts'
import { pageWithin } from '../../http/paging.ts'
import { readOwnFactors } from './read-own-factors.ts'
import type { OwnFactorsActions, OwnFactorsState } from './types.ts'

/** The second factors of the signed-in user, and the kinds that may be added. */
export const ownFactorsFeature: Feature<OwnFactorsState, OwnFactorsActions> = {
  name: 'own-factors',
  scope: 'user',
  source: 'admin-portal',
  reads: ['factors'],
  state: () => ({ ...emptyList({ pageSize: null }), addable: [] }),
  actions(tools) {
    const allow = tools.step(({ set }, addable: OwnFactorsState['addable']) => set({ addable }))
    return listing(
      tools,
      async (query, signal) => {
        const { rows, addable } = await readOwnFactors(tools.client, signal)
        signal.throwIfAborted()
        allow(addable)
        return pageWithin(rows, query, ['method', 'name'])
      },
      { resource: 'factors' },
    ).actions
  },
  start: loadWhileSignedIn,
}
