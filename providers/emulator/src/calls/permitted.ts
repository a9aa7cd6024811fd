import type { Audit } from '../core/audit-records.ts'
import type { Holder } from '../tokens/authenticate.ts'
import type { Call, Handler } from './call.ts'

/** Answers a call of a holder who has the permission. */
export type HolderHandler<Owned = unknown> = (call: Call<Owned>, holder: Holder) => unknown

/** A handler for holders of a permission. Refuses everyone else with 403. */
export function permitted<Owned>(permission: string, handler: HolderHandler<Owned>): Handler<Owned> {
  return (call) => handler(call, call.require(permission))
}

/** The same for a change: writes a row of the audit log after success. */
export function audited<Owned>(
  permission: string,
  handler: HolderHandler<Owned>,
  severity: Audit['severity'] = 'Info',
): Handler<Owned> {
  return async (call) => {
    const holder = call.require(permission)
    const answer = await handler(call, holder)
    call.audit({ user: holder.user, tenantId: holder.tenant.id }, severity)
    return answer
  }
}
