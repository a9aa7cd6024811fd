import type { Feature } from '../../client/index.ts'
import { session } from '../../session/index.ts'
import { policyOf } from './policy.ts'
import type { SessionExpiryActions, SessionExpiryState } from './types.ts'
import { createWatch, type Watch } from './watch.ts'

/** Ends the session by the tenant's policy and exposes the time. */
export const sessionExpiry: Feature<SessionExpiryState, SessionExpiryActions> = {
  name: 'session-expiry',
  scope: 'tenant',
  reads: ['session-policy'],
  state: () => ({ status: 'none', expiresAt: null, reason: null, policy: null }),
  actions({ client, task, step }) {
    const watch = createWatch(client)
    const actions: SessionExpiryActions = {
      staySignedIn: step(() => watch.act()),
      load: task('latest', async ({ set, signal }) => {
        if (!client.get(session).getSnapshot().user) return
        const answer = await client.api.get('/identity/resources/configurations/sessions/v1', { signal })
        set({ policy: policyOf(answer) })
        watch.look()
      }),
    }
    watches.set(actions, watch)
    return actions
  },
  start({ actions, ...call }) {
    void actions.load()
    return watches.get(actions)?.begin(call)
  },
  on: { signedIn: ({ actions }) => void actions.load() },
}

/** The watch of each slice, private to its start and stop. */
const watches = /* @__PURE__ */ new WeakMap<SessionExpiryActions, Watch>()
