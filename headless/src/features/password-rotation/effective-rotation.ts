import type { components } from '../../http/contract.gen.ts'
import type { RotationPolicy } from './types.ts'

/** Combines the policies of vendor and tenant: the shorter periods if both are active. */
export function effectiveRotation(vendor: WirePolicy, tenant: WirePolicy): RotationPolicy {
  if (!vendor.isActive || !tenant.isActive) return policyOf(vendor.isActive ? vendor : tenant)
  const [one, other] = [policyOf(vendor), policyOf(tenant)]
  return {
    isActive: true,
    rotationPeriod: Math.min(one.rotationPeriod, other.rotationPeriod),
    notificationPeriod: Math.min(one.notificationPeriod, other.notificationPeriod),
  }
}

/** The password rotation of the vendor or the tenant, as the provider sends it. */
export type WirePolicy = components['schemas']['PasswordRotationPolicy']

function policyOf({ isActive = false, rotationPeriod = 0, notificationPeriod = 0 }: WirePolicy): RotationPolicy {
  return { isActive, rotationPeriod, notificationPeriod }
}
