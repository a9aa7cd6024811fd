import { records, rows } from './records.ts'
import { flag, list, oneOf, record, text } from './shape.ts'

/** A button of a notification. */
export interface NotificationAction {
  id: string
  name: string
  /** `button` or `link`. */
  visualization: string
  url: string
  method: string
  /** A time in ISO 8601 format. */
  createdAt: string
  /** A time in ISO 8601 format. */
  updatedAt: string
}

/** A notification of one person in one tenant. */
export interface NotificationRecord {
  id: string
  tenantId: string
  userId: string
  /** The kind of event that it is about. */
  key: string
  title: string
  body: string
  severity: 'Info' | 'High'
  /** The page that it leads to; empty without one. */
  url: string
  status: 'unread' | 'read' | 'archived'
  isPinned: boolean
  actions: NotificationAction[]
  /** A time in ISO 8601 format. */
  createdAt: string
}

export const notificationRecords = records({
  /** In the order of their creation. */
  notifications: rows<NotificationRecord>({
    id: text,
    tenantId: text,
    userId: text,
    key: text,
    title: text,
    body: text,
    severity: oneOf('Info', 'High'),
    url: text,
    status: oneOf('unread', 'read', 'archived'),
    isPinned: flag,
    actions: list(
      record<NotificationAction>({
        id: text,
        name: text,
        visualization: text,
        url: text,
        method: text,
        createdAt: text,
        updatedAt: text,
      }),
    ),
    createdAt: text,
  }),
})
