import { area } from '../calls/area.ts'
import { held, heldFeatures, planTable } from '../holdings/held.ts'

/** The features and permissions of the signed-in user. */
export const entitlements = area({
  handlers: {
    getUserEntitlements(call) {
      const { user, tenant, permissions } = call.holder()
      const scope = { tenantId: tenant.id, userId: user.id }
      return {
        features: heldFeatures(call.state, scope),
        plans: held(call.state, planTable, scope),
        permissions: Object.fromEntries(permissions.map((key) => [key, true])),
      }
    },
  },
})
