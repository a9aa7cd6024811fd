import type { Shape } from '../../../core/shape.ts'
import type { PortalNotification } from './types.ts'

/** The types of the members of {@link PortalNotification}. */
export const portalNotificationShape: Shape<PortalNotification> = {
  id: 'string',
  key: 'text',
  title: 'text',
  body: 'text',
  severity: 'text',
  'url|null': 'string',
  isRead: 'flag',
  isPinned: 'flag',
  createdAt: 'text',
  actions: [{ id: 'string', name: 'name', url: 'text' }],
}
