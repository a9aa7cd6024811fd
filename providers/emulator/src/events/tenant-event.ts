import type { Audit } from '../core/audit-records.ts'
import type { CoreState } from '../core/state.ts'
import type { Body } from '../http/body.ts'
import { type EventKind, eventKinds } from './catalogue.ts'

/** An event of a tenant: a row of the audit log that has a kind. */
export interface TenantEvent {
  readonly kind: EventKind
  readonly row: Audit
}

/** The events of a new row of the audit log. `body` is that of the call. */
export function eventsOf(row: Audit, body: Body): readonly TenantEvent[] {
  return eventKinds
    .filter(
      ({ operations, member, severity }) =>
        operations.some((one) => one === row.action) &&
        (member === undefined || body[member] !== undefined) &&
        (severity === undefined || severity === row.severity),
    )
    .map((kind) => ({ kind, row }))
}

/** An event as receivers read it. Query and body of the call are left out: both may hold secrets. */
export function payloadOf({ kind, row }: TenantEvent) {
  const { vendorId, tenantId, userId, user, email, createdAt, description, json } = row
  return {
    eventKey: kind.key,
    eventContext: { vendorId, tenantId, userId, createdAt },
    user: userId === null ? null : { id: userId, name: user, email },
    data: { description, request: json },
  }
}

/** An event in one sentence: "User invited by Ada Admin in Acme". */
export function sentenceOf({ kind, row }: TenantEvent, { tenants }: CoreState): string {
  const tenant = tenants.find(({ id }) => id === row.tenantId)
  return `${kind.displayName}${row.user ? ` by ${row.user}` : ''}${tenant ? ` in ${tenant.name}` : ''}`
}
