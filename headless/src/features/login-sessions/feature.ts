import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import { rowsOf } from './rows.ts'
import type { LoginSessionsActions, LoginSessionsState } from './types.ts'

/** The open sessions of the signed-in person. */
export const loginSessions: Feature<LoginSessionsState, LoginSessionsActions> = {
  name: 'login-sessions',
  scope: 'user',
  reads: ['login-sessions'],
  state: () => ({ rows: [] }),
  actions: (tools) => ({
    load: tools.task('latest', async ({ set, signal }) => {
      const sessions = await tools.client.api.get('/identity/resources/users/sessions/v1/me', { signal })
      set({ rows: rowsOf(sessions) })
    }),
    ...lazyActions(tools, removal, {
      remove: { mode: 'parallel', changes: ['login-sessions'] },
      removeOthers: { mode: 'single', changes: ['login-sessions'] },
    }),
  }),
  start: loadWhileSignedIn,
}

/** Few visitors of the list end a session. */
const removal = /* @__PURE__ */ lazyModule(() => import('./removal.ts'))
