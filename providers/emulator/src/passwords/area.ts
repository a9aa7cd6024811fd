import { area } from '../calls/area.ts'
import { ownPassword } from './handlers.ts'
import { passwordRecords } from './records.ts'

/** Passwords: rules, change and recovery. */
export const passwords = area({
  records: passwordRecords,
  handlers: ownPassword,
})
