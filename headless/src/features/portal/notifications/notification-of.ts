import { objectsIn } from '../../../core/lists/rows-in.ts'
import { webAddress } from '../../../core/web-address.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { PortalNotification } from './types.ts'

type Answer = components['schemas']['Notification']

/** A row of the provider's answer. Relative addresses are those of the page. */
export function notificationOf({ status, viewed, actions, url, ...shown }: Answer, page?: URL): PortalNotification {
  const { id, key, title, body, severity, isPinned, createdAt } = shown
  return {
    id,
    key,
    title,
    body,
    severity,
    isPinned,
    createdAt,
    url: webAddress(url, page)?.href ?? null,
    // A provider may keep `viewed` of a notification that is marked as unread.
    isRead: status === 'read' || (viewed && status !== 'unread'),
    actions: objectsIn(actions).flatMap((action) => {
      const address = webAddress(action.url, page)
      if (!address || !/^get$/i.test(action.method)) return []
      return [{ id: action.id, name: action.name, url: address.href }]
    }),
  }
}
