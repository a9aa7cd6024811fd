import { flag as flagIn, integer } from '../../http/body.ts'
import { orNull, wholeNumber } from '../options.ts'
import { count, flag, record } from '../shape.ts'
import { type Keeping, policy } from './policy.ts'

/** The policy for the expiry of passwords. */
export interface PasswordRotationPolicy {
  isActive: boolean
  /** Days until a password expires. */
  rotationPeriod: number
  /** Days of warning before it expires. */
  notificationPeriod: number
}

export const passwordRotation = policy<'passwordRotation', PasswordRotationPolicy, { passwordRotation: number | null }>(
  'passwordRotation',
  {
    shape: record<PasswordRotationPolicy>({ isActive: flag, rotationPeriod: count, notificationPeriod: count }),
    usual: () => ({ isActive: false, rotationPeriod: 90, notificationPeriod: 7 }),
    operations: {
      changes: 'the rotation of passwords',
      own: 'getPasswordRotationPolicy',
      vendor: 'getVendorPasswordRotationPolicy',
      create: 'savePasswordRotationPolicy',
      read: (body) => ({
        isActive: flagIn(body, 'isActive'),
        rotationPeriod: integer(body, 'rotationPeriod', 1, 3650),
        notificationPeriod: integer(body, 'notificationPeriod', 0, 3650),
      }),
    },
    isOwnAlone: true,
    options: { passwordRotation: orNull(wholeNumber('days', 1, 3650)) },
    arrange: (_, { passwordRotation: days = null }) => ({
      isActive: days !== null,
      rotationPeriod: days ?? 90,
      notificationPeriod: 7,
    }),
    shown: ({ isActive, rotationPeriod }) => ({ passwordRotation: isActive ? rotationPeriod : null }),
  },
)

/** The policy that holds in a tenant: the shorter of each period if both vendor and tenant have one. */
export function effectiveRotation(
  state: Keeping<'passwordRotation', PasswordRotationPolicy>,
  tenantId: string,
): PasswordRotationPolicy {
  const [vendor, tenant] = [passwordRotation.ownOf(state, '*'), passwordRotation.ownOf(state, tenantId)]
  if (!vendor.isActive || !tenant.isActive) return vendor.isActive ? vendor : tenant
  return {
    isActive: true,
    rotationPeriod: Math.min(vendor.rotationPeriod, tenant.rotationPeriod),
    notificationPeriod: Math.min(vendor.notificationPeriod, tenant.notificationPeriod),
  }
}
