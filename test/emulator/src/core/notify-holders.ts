import { holds } from '../http/permission.ts'
import { type NotificationRecord, notificationRecords } from './notification-records.ts'
import { drawId } from './random.ts'
import { heldRoles, permissionKeysOf } from './roles.ts'
import type { CoreState } from './state.ts'
import { isOpen } from './user-queries.ts'
import type { User } from './users.ts'

/** A notification for the holders of a permission in a tenant. */
export interface HoldersNotification
  extends Pick<NotificationRecord, 'tenantId' | 'key' | 'title' | 'body' | 'severity' | 'url' | 'createdAt'> {
  readonly permission: string
  /** The id of a user who is left out. Default: none. */
  readonly exceptFor?: string | null
}

/** Notifies all users of a tenant who hold a permission. The oldest notifications are dropped. */
export function notifyHolders(
  state: CoreState,
  now: number,
  { permission, exceptFor = null, ...shown }: HoldersNotification,
): void {
  const { notifications } = notificationRecords.of(state)
  for (const user of state.users) {
    if (user.id === exceptFor || !isHolder(state, user, shown.tenantId, permission, now)) continue
    notifications.push({
      id: drawId(state),
      userId: user.id,
      ...shown,
      actions: [],
      status: 'unread',
      isPinned: false,
    })
  }
  if (notifications.length > most) notifications.splice(0, notifications.length - most)
}

function isHolder(state: CoreState, user: User, tenantId: string, permission: string, now: number): boolean {
  if (!user.memberships.some((one) => one.tenantId === tenantId && isOpen(one, now))) return false
  return holds(permissionKeysOf(state, heldRoles(state, user, tenantId)), permission)
}

const most = 1000
