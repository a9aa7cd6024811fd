import { byTenant } from '../state/by-tenant.ts'
import type { MfaStrategy } from '../state/second-factors.ts'
import type { LockoutPolicy, MfaPolicy, SessionPolicy } from '../state/settings.ts'
import type { State } from '../state/types.ts'
import { beginning } from '../users/roles.ts'

/** Whether a tenant asks for a second factor: its own policy, else the vendor's (`*`), else none. */
export function mfaPolicyOf({ security, vendor }: State, tenantId: string): MfaPolicy {
  return byTenant(security.mfa, tenantId) ?? { id: vendor.id, enforceMFAType: 'DontForce', ...stamps }
}

/** The kinds of second factor that may be enrolled. */
export function mfaStrategiesOf({ security }: State): readonly MfaStrategy[] {
  return security.mfaStrategies ?? ['AuthenticatorApp']
}

/** When sign-in locks in a tenant: its own policy, else the vendor's (`*`), else never. */
export function lockoutPolicyOf({ security, vendor }: State, tenantId: string): LockoutPolicy {
  return byTenant(security.lockout, tenantId) ?? { id: vendor.id, enabled: false, maxAttempts: 5, ...stamps }
}

/** How long sessions last in a tenant: its own policy, else the vendor's (`*`), else without limits. */
export function sessionPolicyOf({ security }: State, tenantId: string): SessionPolicy {
  return byTenant(security.sessions ?? {}, tenantId) ?? unlimited
}

const unlimited: SessionPolicy = {
  sessionTimeoutConfiguration: { isActive: false, timeout: 24 * 3600 },
  sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
  sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
}
const stamps = { createdAt: beginning, updatedAt: beginning }
