import { shaped } from '../../../../core/shape.ts'
import { ifOffered } from '../../../../http/if-offered.ts'
import { effectiveRotation } from '../../../password-rotation/internal.ts'
import { membersOf, type Policy, root, type Wire } from './policy.ts'

/** The policy of expiring passwords that holds: the shorter periods, if vendor and tenant both have one. */
export interface PasswordRotationPolicy {
  readonly isActive: boolean
  /** Days until a password expires. */
  readonly rotationPeriod: number
  readonly notificationPeriod: number
  /** The longest period that the vendor allows, in days; `null` without a rotation of the vendor. A weaker one cannot be saved. */
  readonly longestPeriod: number | null
  /** `true` if the vendor lets no tenant change it. */
  readonly isFixed: boolean
}

/** The policy of expiring passwords. That of a tenant has no id, and is created again with each save. */
export const passwordRotation: Policy<PasswordRotationPolicy> = {
  async read({ api, signal, general }) {
    // A rotation that cannot be read is an empty object.
    const [tenant, vendor, settings] = await Promise.all([
      api.get(path, { signal }).catch((): Rotation => ({})),
      api.get(vendorPath, { signal }).catch((): Rotation => ({})),
      general,
    ])
    const rotation = {
      ...inForce(vendor, tenant),
      longestPeriod: vendor.isActive ? (vendor.rotationPeriod ?? null) : null,
      isFixed: settings?.allowOverridePasswordExpiration === false,
    }
    return shaped<PasswordRotationPolicy>(rotation, {
      isActive: 'flag',
      rotationPeriod: 'number',
      notificationPeriod: 'number',
      'longestPeriod|null': 'number',
      isFixed: 'flag',
    })
  },
  async save(api, patch, signal) {
    const [tenant, vendor] = await Promise.all([
      ifOffered(api.get(path, { signal })),
      ifOffered(api.get(vendorPath, { signal })),
    ])
    await api.post(path, { body: membersOf(inForce(vendor ?? {}, tenant ?? {}), null, patch), signal })
  },
  isWeaker: ({ longestPeriod }, { isActive, rotationPeriod = 0 }) =>
    longestPeriod !== null && (isActive === false || rotationPeriod > longestPeriod),
}

type Rotation = Wire['PasswordRotationPolicy']

/** The rotation that holds, with the usual periods if there are none. Both periods are in days. */
function inForce(vendor: Rotation, tenant: Rotation): Required<Rotation> {
  const { isActive, rotationPeriod, notificationPeriod } = effectiveRotation(vendor, tenant)
  return rotationPeriod > 0
    ? { isActive, rotationPeriod, notificationPeriod }
    : { isActive: false, rotationPeriod: 90, notificationPeriod: 7 }
}

const path = `${root}/password-rotation`
const vendorPath = `${root}/password-rotation/vendor`
