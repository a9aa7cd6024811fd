import type { World } from '../calls/world.ts'
import { drawId } from '../core/random.ts'
import { heldRoles, permissionKeysOf } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { isOpen } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { sentenceOf, type TenantEvent } from '../events/tenant-event.ts'
import { holds } from '../http/permission.ts'
import { notificationRecords } from './records.ts'

/** Notifies everybody else who may read the audit log of the tenant about an event of high severity. */
export function inform<State extends CoreState>({ state, now }: World<State>, event: TenantEvent): void {
  const { tenantId, userId, severity, createdAt } = event.row
  if (severity !== 'High') return
  const { notifications } = notificationRecords.of(state)
  for (const user of state.users) {
    if (user.id === userId || !mayReadAudits(state, user, tenantId, now())) continue
    notifications.push({
      id: drawId(state),
      tenantId,
      userId: user.id,
      key: event.kind.key,
      severity,
      createdAt,
      title: event.kind.displayName,
      body: sentenceOf(event, state),
      url: '',
      actions: [],
      status: 'unread',
      isPinned: false,
    })
  }
  if (notifications.length > most) notifications.splice(0, notifications.length - most)
}

function mayReadAudits(state: CoreState, user: User, tenantId: string, now: number): boolean {
  if (!user.memberships.some((one) => one.tenantId === tenantId && isOpen(one, now))) return false
  return holds(permissionKeysOf(state, heldRoles(state, user, tenantId)), 'fe.secure.read.audits')
}

const most = 1000
