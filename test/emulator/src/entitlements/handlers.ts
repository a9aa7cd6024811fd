import type { Handlers } from '../http/call.ts'
import { held, heldFeatures, planTable } from './held.ts'

/** What the signed-in person may use. */
export const entitlements: Handlers = {
  getUserEntitlements(call) {
    const { user, tenant, permissions } = call.holder()
    const scope = { tenantId: tenant.id, userId: user.id }
    return {
      features: heldFeatures(call.state, scope),
      plans: held(call.state, planTable, scope),
      permissions: Object.fromEntries(permissions.map((key) => [key, true])),
    }
  },
}
