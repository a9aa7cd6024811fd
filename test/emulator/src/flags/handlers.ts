import { flagTable, held } from '../entitlements/held.ts'
import type { Handlers } from '../http/call.ts'
import { holderOf } from '../tokens/authenticate.ts'

/** Which parts of the client are switched on: for whom the token names, else for everybody. */
export const flags: Handlers = {
  async listFeatureFlags({ state, now, request }) {
    const holder = await holderOf(state, now, request)
    return held(state, flagTable, holder ? { tenantId: holder.tenant.id, userId: holder.user.id } : {})
  },
}
