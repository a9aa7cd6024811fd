import { holds } from '@portico/headless/provider'
import { type NotificationRecord, notificationRecords } from '../core/notification-records.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { isOpen } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { heldPermissions } from './permissions.ts'

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
  return user.superUser || holds(heldPermissions(state, { tenantId, userId: user.id }), permission)
}

const most = 1000
