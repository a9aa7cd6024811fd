import { byTenant } from '../core/by-tenant.ts'
import type { PasswordHistoryPolicy, PasswordRotationPolicy } from '../core/policies.ts'
import { beginning } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'

/** Which former passwords a tenant refuses: its own policy, else the vendor's (`*`), else none. */
export function historyPolicyOf({ security, vendor }: CoreState, tenantId: string): PasswordHistoryPolicy {
  const stamps = { createdAt: beginning, updatedAt: beginning }
  return (
    byTenant(security.passwordHistory ?? {}, tenantId) ?? { id: vendor.id, enabled: false, historySize: 3, ...stamps }
  )
}

/** A tenant's own policy of rotation, or the vendor's for `*`; none is inactive. */
export function rotationPolicyOf({ security }: CoreState, tenantId: string): PasswordRotationPolicy {
  const policies = security.passwordRotation ?? {}
  const own = Object.hasOwn(policies, tenantId) ? policies[tenantId] : undefined
  return own ?? { isActive: false, rotationPeriod: 90, notificationPeriod: 7 }
}

/** The effective policy of a tenant: the shorter of each period if both vendor and tenant have one. */
export function effectiveRotation(state: CoreState, tenantId: string): PasswordRotationPolicy {
  const [vendor, tenant] = [rotationPolicyOf(state, '*'), rotationPolicyOf(state, tenantId)]
  if (!vendor.isActive || !tenant.isActive) return vendor.isActive ? vendor : tenant
  return {
    isActive: true,
    rotationPeriod: Math.min(vendor.rotationPeriod, tenant.rotationPeriod),
    notificationPeriod: Math.min(vendor.notificationPeriod, tenant.notificationPeriod),
  }
}
