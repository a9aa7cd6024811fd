import type { World } from '../calls/world.ts'
import type { CoreState } from '../core/state.ts'
import { sentenceOf, type TenantEvent } from '../events/tenant-event.ts'
import { notifyHolders } from '../holdings/notify-holders.ts'

/** Notifies everybody else who may read the audit log of the tenant about an event of high severity. */
export function inform<State extends CoreState>({ state, now }: World<State>, event: TenantEvent): void {
  const { tenantId, userId, severity, createdAt } = event.row
  if (severity !== 'High') return
  notifyHolders(state, now(), {
    tenantId,
    permission: 'fe.secure.read.audits',
    exceptFor: userId,
    key: event.kind.key,
    severity,
    createdAt,
    title: event.kind.displayName,
    body: sentenceOf(event, state),
    url: '',
  })
}
