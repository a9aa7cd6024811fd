import { membersOf, onWire, root, storedPolicy, type Wire } from './policy.ts'

/** The policy that refuses former passwords. A tenant without one has the vendor's. */
export interface PasswordHistoryPolicy {
  readonly isEnabled: boolean
  /** The number of passwords, the present one included. */
  readonly historySize: number
  /** `true` if the vendor lets no tenant change it. */
  readonly isFixed: boolean
}

/** The policy that refuses former passwords. */
export const passwordHistory = storedPolicy<
  PasswordHistoryPolicy,
  Wire['PasswordHistoryPolicy'],
  Wire['SavePasswordHistoryPolicy']
>({
  calls: ({ get, post, patch }) => ({
    own: (options) => get(`${root}/password-history-policy`, options),
    vendor: (options) => get(`${root}/password-history-policy/vendor`, options),
    create: (options) => post(`${root}/password-history-policy`, options),
    update: (options) => patch(`${root}/password-history-policy`, options),
  }),
  shape: { isEnabled: 'flag', historySize: 'number', isFixed: 'flag' },
  read(own, vendor, general) {
    const policy = own ?? vendor
    const isFixed = general?.allowOverrideEnforcePasswordHistory === false
    return policy && { isEnabled: policy.enabled, historySize: policy.historySize, isFixed }
  },
  write: (patch, present) => membersOf({ enabled: false, historySize: 3 }, present, onWire(patch)),
})
