import { PorticoError } from '../../../core/errors.ts'
import { roleErrors } from './errors.ts'
import type { Role } from './types.ts'

/** Throws for a role of the vendor, which no tenant can change. */
export function refuseBuiltIn(row: Role | undefined) {
  if (!row?.isBuiltIn) return
  throw new PorticoError(roleErrors.roleBuiltIn, `${row.name} is a built-in role. Create a role from it to change it`)
}
