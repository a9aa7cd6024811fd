import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { type NotificationRecord, notificationRecords } from '../core/notification-records.ts'
import { oneOf, optionalMembers, text } from '../http/body.ts'
import { warnOfCertificates } from '../sso/certificate-warnings.ts'

/** The notifications of the caller in their tenant. */
export const notifications = area({
  records: notificationRecords,
  handlers: {
    // Pinned ones first, then the newest.
    listNotifications(call) {
      warnOfCertificates(call.state, call.now)
      const { count, offset } = pageIn(call.url)
      const shown = own(call)
        .filter(({ status }) => status !== 'archived')
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
        .sort((one, other) => Number(other.isPinned) - Number(one.isPinned))
      return shown.slice(offset, offset + count).map(answerOf)
    },

    updateNotificationStatus(call) {
      const params = optionalMembers(call.body, 'params')
      if (!params) throw malformed('params must have notificationId and status')
      found(call, text(params, 'notificationId')).status = oneOf(params, 'status', ['read', 'unread', 'archived'])
    },

    updateNotificationPin(call) {
      found(call, text(call.body, 'notificationId')).isPinned =
        oneOf(call.path, 'pinStatus', ['pin', 'unpin']) === 'pin'
      return {}
    },

    markAllNotificationsRead(call) {
      for (const one of own(call)) if (one.status === 'unread') one.status = 'read'
    },
  },
})

function own(call: Call): NotificationRecord[] {
  const { user, tenant } = call.holder()
  const { notifications } = notificationRecords.of(call.state)
  return notifications.filter((one) => one.userId === user.id && one.tenantId === tenant.id)
}

function found(call: Call, id: string): NotificationRecord {
  const one = own(call).find((notification) => notification.id === id)
  if (!one) throw missing('The notification')
  return one
}

function answerOf({ tenantId: _tenant, userId: _user, ...shown }: NotificationRecord) {
  return { ...shown, viewed: shown.status !== 'unread' }
}

/** The page of the parameter `params`, which is JSON. */
function pageIn({ searchParams }: URL): { readonly count: number; readonly offset: number } {
  try {
    const params: unknown = JSON.parse(searchParams.get('params') ?? '')
    const [count, offset] = ['count', 'offset'].map((name) => Number(Reflect.get(Object(params), name)))
    if (isNumber(count, 1) && isNumber(offset, 0)) return { count, offset }
  } catch {}
  throw malformed('params must be JSON with count and offset')
}

function isNumber(value: number | undefined, least: number): value is number {
  return Number.isInteger(value) && Number(value) >= least
}
