import { area } from '../calls/area.ts'
import { flagTable, held } from '../holdings/held.ts'
import { holderOf } from '../tokens/authenticate.ts'

/** The feature flags of the token's user, else those of all users. */
export const flags = area({
  handlers: {
    async listFeatureFlags({ state, now, request }) {
      const holder = await holderOf(state, now, request)
      return held(state, flagTable, holder ? { tenantId: holder.tenant.id, userId: holder.user.id } : {})
    },
  },
})
