import { type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import { emptyList, type RowInput } from '../../core/lists/list.ts'
import { listing } from '../../core/lists/listing.ts'
import { rowsIn } from '../../core/lists/rows-in.ts'
import type { Shape } from '../../core/shape.ts'
import { pageWithin } from '../../http/paging.ts'
import type { Passkey, PasskeysActions, PasskeysState } from './types.ts'

/** The types of the members of {@link Passkey}. */
const passkeyShape: Shape<Passkey> = { id: 'string', deviceType: 'string', createdAt: 'text' }

/** The passkeys of the signed-in user. */
export const passkeysFeature: Feature<PasskeysState, PasskeysActions> = {
  name: 'passkeys',
  scope: 'user',
  source: 'admin-portal',
  reads: ['passkeys'],
  state: () => emptyList({ pageSize: null }),
  actions(tools) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        const { devices } = await api.get('/identity/resources/users/webauthn/v1/devices', { signal })
        return pageWithin(
          rowsIn(tools.client, devices, (device) => device, passkeyShape),
          query,
          ['deviceType'],
        )
      },
      { resource: 'passkeys' },
    )
    return {
      ...list.actions,
      ...lazyActions(tools, adding, { add: { mode: 'single', changes: ['passkeys'] } }),
      remove: list.removing(({ id: deviceId }: RowInput, signal) =>
        api.delete('/identity/resources/users/webauthn/v1/devices/{deviceId}', { path: { deviceId }, signal }),
      ),
    }
  },
  start: loadWhileSignedIn,
}

/** Few who read the list add to it. */
const adding = lazyModule(() => import('./add.ts'))
