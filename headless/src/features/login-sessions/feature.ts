import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { session } from '../../session/feature.ts'
import { rowsOf } from './rows.ts'
import type { LoginSessionsActions, LoginSessionsState } from './types.ts'

/** The open sessions of the signed-in person. */
export const loginSessions: Feature<LoginSessionsState, LoginSessionsActions> = {
  name: 'login-sessions',
  scope: 'user',
  reads: ['login-sessions'],
  state: () => ({ rows: [] }),
  actions: ({ client, task }) => ({
    load: task('latest', async ({ set, signal }) => {
      const sessions = await client.api.get('/identity/resources/users/sessions/v1/me', { signal })
      set({ rows: rowsOf(sessions) })
    }),
    remove: task('parallel', async (call, input) => (await removal()).remove(client, call, input), {
      changes: ['login-sessions'],
    }),
    removeOthers: task('single', async (call) => (await removal()).removeOthers(client, call), {
      changes: ['login-sessions'],
    }),
  }),
  start({ client, actions }) {
    const load = () => void actions.load()
    if (client.get(session).getSnapshot().user) load()
    return client.on('signedIn', load)
  },
}

/** Few visitors of the list end a session, so this code loads with the first removal. */
const removal = () => part(import('./removal.ts'))
