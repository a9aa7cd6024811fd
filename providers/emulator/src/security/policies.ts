import { byTenant } from '../core/by-tenant.ts'
import type { LockoutPolicy, MfaPolicy, SessionPolicy } from '../core/policies.ts'
import { beginning } from '../core/roles.ts'
import type { MfaStrategy } from '../core/settings.ts'
import type { CoreState } from '../core/state.ts'

/** The MFA policy of a tenant: its own, else the vendor's (`*`), else none. */
export function mfaPolicyOf({ security, vendor }: CoreState, tenantId: string): MfaPolicy {
  return byTenant(security.mfa, tenantId) ?? { id: vendor.id, enforceMFAType: 'DontForce', ...stamps }
}

/** The enforcement in a tenant: its own, or the vendor's if that is stronger. */
export function enforcementOf(state: CoreState, tenantId: string): MfaPolicy['enforceMFAType'] {
  const [own, least] = [mfaPolicyOf(state, tenantId), mfaPolicyOf(state, '*')].map((one) => one.enforceMFAType)
  return enforcements.findLast((one) => one === own || one === least) ?? 'DontForce'
}

/** When the tenant begins to require a second factor, in epoch milliseconds; `null` for never. It may exempt single sign-on. */
export function enforcementBegins(state: CoreState, tenantId: string, isFromSso: boolean): number | null {
  const exempt = isFromSso ? ['DontForce', 'ForceExceptSAML'] : ['DontForce']
  const begins = [mfaPolicyOf(state, tenantId), mfaPolicyOf(state, '*')].flatMap(({ enforceMFAType, enforcedFrom }) =>
    exempt.includes(enforceMFAType) ? [] : [enforcedFrom ? Date.parse(enforcedFrom) : 0],
  )
  return begins.length === 0 ? null : Math.min(...begins)
}

/** The kinds of second factor that may be enrolled. */
export function mfaStrategiesOf({ security }: CoreState): readonly MfaStrategy[] {
  return security.mfaStrategies ?? ['AuthenticatorApp']
}

/** When sign-in locks in a tenant: its own policy, else the vendor's (`*`), else never. */
export function lockoutPolicyOf({ security, vendor }: CoreState, tenantId: string): LockoutPolicy {
  return byTenant(security.lockout, tenantId) ?? { id: vendor.id, enabled: false, maxAttempts: 5, ...stamps }
}

/** How long sessions last in a tenant: its own policy, else the vendor's (`*`), else without limits. */
export function sessionPolicyOf({ security }: CoreState, tenantId: string): SessionPolicy {
  return byTenant(security.sessions ?? {}, tenantId) ?? unlimited
}

/** From the weakest to the strongest. */
export const enforcements = ['DontForce', 'ForceExceptSAML', 'Force'] as const

const unlimited: SessionPolicy = {
  sessionTimeoutConfiguration: { isActive: false, timeout: 24 * 3600 },
  sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
  sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
}
const stamps = { createdAt: beginning, updatedAt: beginning }
