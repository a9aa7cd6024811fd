import type { Feature } from '../../client/index.ts'
import { membersIn } from '../../core/members-in.ts'
import { isNotBuilt } from '../../http/if-offered.ts'
import type { VendorActions, VendorState } from './types.ts'

/** The vendor of the application, loaded at the first use. */
export const vendorFeature: Feature<VendorState, VendorActions> = {
  name: 'vendor',
  scope: 'client',
  state: () => ({ value: null }),
  actions: ({ client, task }) => ({
    load: task('single', async ({ set, signal }) => {
      try {
        const answer = await client.api.get('/vendors/public', { signal, needsObject: true })
        set({ value: membersIn(answer, { string: ['name', 'logo', 'icon'], boolean: ['whiteLabelMode'] }) })
      } catch (error) {
        if (!signal.aborted && !isNotBuilt(error)) client.log.warn('The vendor could not be read.', error)
        throw error
      }
    }),
  }),
  start({ actions, state }) {
    if (!state().value) void actions.load()
    return undefined
  },
}
