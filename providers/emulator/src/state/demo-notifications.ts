import { type NotificationRecord, notificationRecords } from '../core/notification-records.ts'
import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { startOfHour } from './start-of-hour.ts'
import type { State } from './state.ts'

/**
 * Gives a user notifications of the days before now. The ids come from a sequence of their own, so ids drawn later stay the
 * same.
 */
export function notificationDemo(state: State, { id: tenantId }: Tenant, { id: userId }: User, now: number): void {
  const numbers = { random: (state.random ^ 0xbe11) >>> 0 }
  notificationRecords.of(state).notifications = demoNotifications.map(({ hoursAgo, link, ...one }) => {
    const createdAt = startOfHour(now, -hoursAgo)
    const times = { createdAt, updatedAt: createdAt }
    return {
      id: drawId(numbers),
      tenantId,
      userId,
      createdAt,
      severity: 'Info',
      url: '',
      status: 'unread',
      isPinned: false,
      ...one,
      actions: link ? [{ id: drawId(numbers), visualization: 'button', method: 'GET', ...link, ...times }] : [],
    }
  })
}

interface DemoNotification
  extends Pick<NotificationRecord, 'key' | 'title' | 'body'>,
    Partial<Pick<NotificationRecord, 'severity' | 'status' | 'isPinned'>> {
  readonly hoursAgo: number
  readonly link?: { readonly name: string; readonly url: string }
}

/** In the order of their creation. */
const demoNotifications: readonly DemoNotification[] = [
  {
    key: 'domain.verified',
    title: 'acme-retail.test verified',
    body: 'Its people sign in by Okta now.',
    status: 'read',
    hoursAgo: 300,
  },
  { key: 'user.activated', title: 'Rita Reader joined', body: 'Invited by you two days before.', hoursAgo: 26 },
  {
    key: 'user.locked',
    title: 'Sign-in locked',
    body: '5 wrong passwords for lee@acme.test.',
    severity: 'High',
    hoursAgo: 3,
    link: { name: 'Show in the log', url: '?portal=audits' },
  },
  {
    key: 'invoice.failed',
    title: 'Card refused',
    body: '$100.00 for Premium. Pay within two weeks.',
    severity: 'High',
    isPinned: true,
    hoursAgo: 50,
    link: { name: 'Update the card', url: '?portal=subscriptions' },
  },
]
