import { flag as flagIn, integer } from '../../http/body.ts'
import { orNull, wholeNumber } from '../options.ts'
import { count, flag, record, text } from '../shape.ts'
import { policy } from './policy.ts'

/** The policy for locking accounts after failed sign-ins. */
export interface LockoutPolicy {
  id: string
  enabled: boolean
  /** The number of failures that locks. */
  maxAttempts: number
  createdAt: string
  updatedAt: string
}

export const lockout = policy<'lockout', LockoutPolicy, { lockout: number | null }>('lockout', {
  shape: record<LockoutPolicy>({ id: text, enabled: flag, maxAttempts: count, createdAt: text, updatedAt: text }),
  usual: (stamps) => ({ ...stamps, enabled: false, maxAttempts: 5 }),
  operations: {
    changes: 'the policy of locked accounts',
    own: 'getLockoutPolicy',
    vendor: 'getVendorLockoutPolicy',
    create: 'createLockoutPolicy',
    update: 'updateLockoutPolicy',
    read(body, _, stamps) {
      const limit = { enabled: flagIn(body, 'enabled'), maxAttempts: integer(body, 'maxAttempts', 1, 100) }
      return { ...stamps(), ...limit }
    },
  },
  options: { lockout: orNull(wholeNumber('failed sign-ins', 1, 100)) },
  arrange: ({ maxAttempts }, { lockout: limit = null }, stamps) => ({
    ...stamps(),
    enabled: limit !== null,
    maxAttempts: limit ?? maxAttempts,
  }),
  shown: ({ enabled, maxAttempts }) => ({ lockout: enabled ? maxAttempts : null }),
})
