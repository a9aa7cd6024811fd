import { part } from '../core/errors.ts'
import type { Feature } from '../core/feature.ts'
import { unknownOffer } from '../http/offer.ts'
import { recorded } from './recorded.ts'
import type { StartUpActions, StartUpEvents, StartUpHost, StartUpState } from './types.ts'

/** Data loaded before a sign-in: flags, the portal's metadata, the public policy. */
export const startUpFeature: Feature<StartUpHost, StartUpEvents, StartUpState, StartUpActions> = {
  name: 'start-up',
  scope: 'client',
  state: () => ({
    status: 'loading',
    flags: {},
    metadata: null,
    policy: { configuration: null, strategies: null, isSsoActive: false },
    failedRequests: {},
    offer: unknownOffer,
  }),
  actions({ client, task, step }) {
    const loadFlags = task('single', async (call) => (await reads()).readFlags(client, call))
    const loadPolicy = task('single', async (call) => (await reads()).readPolicy(client, call))
    const held: Promise<unknown>[] = []
    return {
      hold: step((_, until) => void held.push(until)),
      loadFlags,
      loadPolicy,
      loadOffer: task('single', async (call) => (await reads()).readOffer(client, call)),
      setOffer: step(({ set }, change) => set(({ offer }) => ({ offer: { ...offer, ...change } }))),
      record: step(({ set }, read) => set(recorded(read))),
      load: task('single', async (call) => {
        void loadPolicy()
        try {
          await Promise.all([reads().then(({ readMetadata }) => readMetadata(client, call)), loadFlags()])
          // Includes the holds that begin during the wait.
          for (const until of held) await until
        } finally {
          call.set({ status: 'loaded' })
          client.emit('loaded', undefined)
        }
      }),
    }
  },
}

/** No form waits for these requests, so their code loads beside it. */
const reads = () => part(import('./reads.ts'))
