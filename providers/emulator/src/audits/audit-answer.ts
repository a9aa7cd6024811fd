import type { Audit } from '../core/audit-records.ts'
import type { CoreState } from '../core/state.ts'
import { isRecord } from '../http/json.ts'

/** A row of the audit log as the contract shows it. Members that an old row lacks are empty. */
export function auditAnswer({ vendor }: Pick<CoreState, 'vendor'>, row: Audit) {
  const { id, tenantId, userId, action, severity, createdAt } = row
  const { vendorId = vendor.id, user = '', email = '', ip = '', userAgent = '', description = '', json } = row
  return {
    _id: id,
    tenantId,
    vendorId,
    action,
    severity,
    createdAt,
    user,
    email,
    ip,
    userAgent,
    description,
    ...(json !== undefined && { json }),
    ...(userId !== null && { actorId: userId }),
    ...objectOf(json),
  }
}

/** A row of the audit log as the contract shows it. */
export type AuditAnswer = ReturnType<typeof auditAnswer>

/** The thing that a call changed, as its path names it. */
function objectOf(json: unknown): { readonly objectType?: string; readonly objectId?: string } {
  const path = isRecord(json) && typeof json['path'] === 'string' ? json['path'] : ''
  const [, kind, objectId] = /\/(users|groups|roles)(?:\/v\d+)?\/([\da-f]{8}-[\da-f-]{27})(?:\/|$)/.exec(path) ?? []
  return kind && objectId ? { objectType: kind.slice(0, -1), objectId } : {}
}
