import type { ListActions, ListRow, ListState } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** A button of a notification, which leads to a page. */
export interface NotificationAction {
  readonly id: string
  readonly name: string
  /** The address, `http:` or `https:`. */
  readonly url: string
}

/** A notification of the signed-in person. */
export interface PortalNotification {
  readonly id: string
  /** The kind of event that it is about, such as `user.locked`. */
  readonly key: string
  readonly title: string
  readonly body: string
  /** `High`, `Info`, or a word that the provider has added. */
  readonly severity: string
  /** The page that it leads to, `http:` or `https:`; `null` without one. */
  readonly url: string | null
  readonly isRead: boolean
  readonly isPinned: boolean
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** Actions with an address that is no web address, or with another method than `GET`, are left out. */
  readonly actions: readonly NotificationAction[]
}

/** The notifications of the signed-in person, pinned ones first, then the newest. The list is endless, by 10. */
export interface NotificationsState extends ListState<PortalNotification> {}

export interface MarkNotificationInput extends ListRow {
  readonly isRead: boolean
}

export interface PinNotificationInput extends ListRow {
  readonly isPinned: boolean
}

/**
 * Actions on notifications. The list loads by itself while it is rendered and a user is signed in, and again if the user
 * returns to the page after a minute. The provider neither searches nor sorts it.
 */
export interface NotificationsActions extends Pick<ListActions, 'load' | 'goToPage' | 'retryRow' | 'rowState'> {
  /** Marks a notification as read or unread, at once, and back if the provider refuses. */
  mark(input: MarkNotificationInput): Promise<Outcome>
  /** Marks all notifications as read, those not loaded too. */
  markAllRead(): Promise<Outcome>
  /** Pins a notification to the top, or not any more. */
  pin(input: PinNotificationInput): Promise<Outcome>
  /** Removes a notification for good. Its row disappears at once and returns on refusal. */
  archive(input: ListRow): Promise<Outcome>
}
