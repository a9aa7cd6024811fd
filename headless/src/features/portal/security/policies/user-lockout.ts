import { membersOf, onWire, root, storedPolicy, type Wire } from './policy.ts'

/** The policy that locks accounts after failed sign-ins. A tenant without one has the vendor's. */
export interface LockoutPolicy {
  readonly isEnabled: boolean
  /** The number of failed sign-ins that locks. */
  readonly maxAttempts: number
}

/** The policy that locks accounts. */
export const userLockout = storedPolicy<LockoutPolicy, Wire['LockoutPolicy'], Wire['SaveLockoutPolicy']>({
  calls: ({ get, post, patch }) => ({
    own: (options) => get(`${root}/lockout-policy`, options),
    vendor: (options) => get(`${root}/lockout-policy/vendor`, options),
    create: (options) => post(`${root}/lockout-policy`, options),
    update: (options) => patch(`${root}/lockout-policy`, options),
  }),
  shape: { isEnabled: 'flag', maxAttempts: 'number' },
  read(own, vendor) {
    const policy = own ?? vendor
    return policy && { isEnabled: policy.enabled, maxAttempts: policy.maxAttempts }
  },
  write: (patch, present) => membersOf({ enabled: false, maxAttempts: 5 }, present, onWire(patch)),
})
