import type { Audit } from '../core/audit-records.ts'
import type { HolderHandler } from './call.ts'

/** A handler of a change: writes a row of the audit log after success. */
export function audited<Owned>(
  handler: HolderHandler<Owned>,
  severity: Audit['severity'] = 'Info',
): HolderHandler<Owned> {
  return async (call, holder) => {
    const answer = await handler(call, holder)
    call.audit({ user: holder.user, tenantId: holder.tenant.id }, severity)
    return answer
  }
}
