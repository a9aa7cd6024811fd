import { area } from '../calls/area.ts'
import { ownPassword } from './handlers.ts'
import { passwordPolicies } from './policy-handlers.ts'
import { passwordRecords } from './records.ts'

/** Passwords: rules, change, recovery and policies. */
export const passwords = area({
  records: passwordRecords,
  handlers: { ...ownPassword, ...passwordPolicies },
})
