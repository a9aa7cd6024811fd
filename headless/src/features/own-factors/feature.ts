import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { readOwnFactors } from './read-own-factors.ts'
import type { OwnFactorsActions, OwnFactorsState } from './types.ts'

/** The second factors of the signed-in user, and the kinds that may be added. */
export const ownFactors: Feature<OwnFactorsState, OwnFactorsActions> = {
  name: 'own-factors',
  scope: 'user',
  reads: ['factors'],
  state: () => ({ rows: [], addable: [] }),
  actions: ({ client, task }) => ({
    load: task('latest', async ({ set, signal }) => set(await readOwnFactors(client, signal))),
  }),
  start: loadWhileSignedIn,
}
