import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import type { EntitlementsActions, EntitlementsState } from './types.ts'

/** The user's entitlements: features, plans and permissions. */
export const entitlementsFeature: Feature<EntitlementsState, EntitlementsActions> = {
  name: 'entitlements',
  scope: 'tenant',
  reads: ['entitlements'],
  state: ({ client }) => ({ status: client.options.entitlements ? 'loading' : 'disabled', context: null }),
  actions: ({ client, task }) => ({
    load: task('latest', async ({ set, signal, state }) => {
      if (state().status === 'disabled') return
      try {
        const context = await client.api.get('/entitlements/api/v2/user-entitlements', { signal })
        set({ status: 'loaded', context })
      } catch (error) {
        if (!state().context) set({ status: 'failed' })
        throw error
      }
    }),
  }),
  start: loadWhileSignedIn,
}
