import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import { session } from '../../session/feature.ts'
import type { AddPasskeyInput, PasskeysActions, PasskeysState } from './types.ts'

/** The passkeys of the signed-in user. */
export const passkeys: Feature<PasskeysState, PasskeysActions> = {
  name: 'passkeys',
  scope: 'user',
  reads: ['passkeys'],
  state: () => ({ rows: [] }),
  actions({ client, task }) {
    const changes = ['passkeys']
    return {
      load: task('latest', async ({ set, signal }) => {
        const { devices } = await client.api.get('/identity/resources/users/webauthn/v1/devices', { signal })
        set({ rows: devices })
      }),
      add: task(
        'single',
        async (call, input: AddPasskeyInput | undefined) => (await changing()).addPasskey(client, call, input),
        { changes },
      ),
      remove: task('parallel', async (call, input) => (await changing()).removePasskey(client, call, input), {
        changes,
      }),
    }
  },
  start({ client, actions }) {
    const load = () => void actions.load()
    if (client.get(session).getSnapshot().user) load()
    return client.on('signedIn', load)
  },
}

/** The code for changes loads at the first change; most visits only read the list. */
const changing = () => part(import('./changes.ts'))
