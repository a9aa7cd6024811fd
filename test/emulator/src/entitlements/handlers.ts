import type { Handlers } from '../http/call.ts'

/** What the signed-in person may use. */
export const entitlements: Handlers = {
  getUserEntitlements(call) {
    const { permissions } = call.holder()
    return { ...call.state.entitlements, permissions: Object.fromEntries(permissions.map((key) => [key, true])) }
  },
}
