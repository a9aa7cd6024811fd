import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { dayIn } from '../../../core/day-in-zone.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import type { UsageOfferActions, UsageOfferOptions, UsageOfferState } from './types.ts'

/** The offer of numbers about usage, by the provider or the application. */
export const usageOfferFeature: Feature<UsageOfferState, UsageOfferActions, UsageOfferOptions> = {
  name: 'usage-offer',
  scope: 'tenant',
  source: 'admin-portal',
  reads: [],
  state: () => ({ isOffered: null }),
  actions: ({ client, task }, { isAsked }) => ({
    load: task('single', async ({ set, signal }) => {
      if (!isAsked) return
      if (client.options.usage) return set({ isOffered: true })
      // One day is the smallest answer.
      const today = dayIn(undefined, client.ports.clock.now())
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const query = { from: today, to: today, step: 'day', timeZone } as const
      try {
        const numbers = await ifBuilt(client.api.get('/identity/resources/tenants/usage/v1', { query, signal }))
        set({ isOffered: numbers !== null })
      } catch (error) {
        // A page that cannot be read now has words for that.
        if (!signal.aborted) set({ isOffered: true })
        throw error
      }
    }),
  }),
  start: loadWhileSignedIn,
}
