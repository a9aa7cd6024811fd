import type { components } from '../../../http/contract.gen.ts'
import type { Audit } from './types.ts'

/** An event of the provider's answer. `position` is its place in the log, which identifies an event without an id. */
export function auditOf(answer: components['schemas']['AuditRow'], position: number): Audit {
  const { createdAt, severity, tenantId, vendorId, action = '', description = '', user = '', ip = '' } = answer
  const { _id, email = answer.actorMail ?? '', userAgent = '', json = null, actorId, objectType, objectId } = answer
  return {
    id: _id ?? `${createdAt} ${action} ${position}`,
    createdAt,
    severity,
    action,
    description,
    user,
    email,
    ip,
    userAgent,
    tenantId,
    vendorId,
    json,
    actorId: actorId ?? null,
    object: objectType !== undefined && objectId !== undefined ? { type: objectType, id: objectId } : null,
    values: answer,
  }
}
