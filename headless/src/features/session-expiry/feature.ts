import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import type { components } from '../../http/contract.gen.ts'
import type { SessionExpiryActions, SessionExpiryState, SessionPolicy } from './types.ts'
import { createWatch, type Watch } from './watch.ts'

/** The end of the session by the tenant's policy: when it is due, and that it has come. */
export const sessionExpiryFeature: Feature<SessionExpiryState, SessionExpiryActions> = {
  name: 'session-expiry',
  scope: 'tenant',
  reads: ['session-policy'],
  state: () => ({ status: 'none', expiresAt: null, reason: null, policy: null }),
  memory: ({ client }) => createWatch(client),
  actions: ({ client, task, step, memory }) => ({
    staySignedIn: step(() => memory().act()),
    load: task('latest', async ({ set, signal }) => {
      const answer = await client.api.get('/identity/resources/configurations/sessions/v1', { signal })
      set({ policy: policyOf(answer) })
      memory().check()
    }),
  }),
  start(life) {
    const stops = [loadWhileSignedIn(life), life.memory().begin(life)]
    return () => {
      for (const stop of stops) stop()
    }
  },
} satisfies Feature<SessionExpiryState, SessionExpiryActions, undefined, Watch>

/** The policy from an API response. A limit that is off, absent or not positive becomes `null`. */
function policyOf(answer: components['schemas']['SessionPolicy']): SessionPolicy {
  const { sessionConcurrentConfiguration: concurrent } = answer
  return {
    idleTimeout: secondsOf(answer.sessionIdleTimeoutConfiguration),
    reLoginAfter: secondsOf(answer.sessionTimeoutConfiguration),
    maxSessions: concurrent?.isActive ? concurrent.maxSessions : null,
  }
}

function secondsOf(limit: { readonly isActive: boolean; readonly timeout: number } | undefined): number | null {
  return limit?.isActive && limit.timeout > 0 ? limit.timeout : null
}
