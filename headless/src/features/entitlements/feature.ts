import type { Feature } from '../../client/index.ts'
import { session } from '../../session/index.ts'
import type { EntitlementsActions, EntitlementsState } from './types.ts'

/** The features, plans and permissions that the provider grants the user. */
export const entitlements: Feature<EntitlementsState, EntitlementsActions> = {
  name: 'entitlements',
  scope: 'tenant',
  reads: ['entitlements'],
  state: ({ client }) => ({ status: client.options.entitlements ? 'loading' : 'disabled', context: null }),
  actions: ({ client, task }) => ({
    load: task('latest', async ({ set, signal, state }) => {
      if (state().status === 'disabled' || !client.get(session).getSnapshot().user) return
      try {
        const context = await client.api.get('/entitlements/api/v2/user-entitlements', { signal })
        set({ status: 'loaded', context })
      } catch (error) {
        if (!state().context) set({ status: 'failed' })
        throw error
      }
    }),
  }),
  start({ actions }) {
    void actions.load()
    return undefined
  },
  on: { signedIn: ({ actions }) => void actions.load() },
}
