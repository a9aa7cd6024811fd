import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { PasskeysActions, PasskeysState } from './types.ts'

/** The passkeys of the signed-in user. */
export const passkeys: Feature<PasskeysState, PasskeysActions> = {
  name: 'passkeys',
  scope: 'user',
  reads: ['passkeys'],
  state: () => ({ rows: [] }),
  actions: (tools) => ({
    load: tools.task('latest', async ({ set, signal }) => {
      const { devices } = await tools.client.api.get('/identity/resources/users/webauthn/v1/devices', { signal })
      set({ rows: devices })
    }),
    ...lazyActions(tools, changing, {
      add: { mode: 'single', changes: ['passkeys'] },
      remove: { mode: 'parallel', changes: ['passkeys'] },
    }),
  }),
  start: loadWhileSignedIn,
}

/** Few who read the list change it. */
const changing = /* @__PURE__ */ lazyModule(() => import('./changes.ts'))
