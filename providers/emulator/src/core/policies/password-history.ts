import { flag as flagIn, integer } from '../../http/body.ts'
import { orNull, wholeNumber } from '../options.ts'
import { count, flag, record, text } from '../shape.ts'
import { policy } from './policy.ts'

/** Which former passwords are refused. */
export interface PasswordHistoryPolicy {
  id: string
  enabled: boolean
  /** The number of passwords, the present one included. */
  historySize: number
  createdAt: string
  updatedAt: string
}

export const passwordHistory = policy<'passwordHistory', PasswordHistoryPolicy, { passwordHistory: number | null }>(
  'passwordHistory',
  {
    shape: record<PasswordHistoryPolicy>({
      id: text,
      enabled: flag,
      historySize: count,
      createdAt: text,
      updatedAt: text,
    }),
    usual: (stamps) => ({ ...stamps, enabled: false, historySize: 3 }),
    operations: {
      changes: 'the policy of former passwords',
      own: 'getPasswordHistoryPolicy',
      vendor: 'getVendorPasswordHistoryPolicy',
      create: 'createPasswordHistoryPolicy',
      update: 'updatePasswordHistoryPolicy',
      read(body, _, stamps) {
        const limit = { enabled: flagIn(body, 'enabled'), historySize: integer(body, 'historySize', 0, 10) }
        return { ...stamps(), ...limit }
      },
    },
    options: { passwordHistory: orNull(wholeNumber('passwords', 1, 10)) },
    arrange: (_, { passwordHistory: size = null }, stamps) => ({
      ...stamps(),
      enabled: size !== null,
      historySize: size ?? 1,
    }),
    shown: ({ enabled, historySize }) => ({ passwordHistory: enabled ? historySize : null }),
  },
)
