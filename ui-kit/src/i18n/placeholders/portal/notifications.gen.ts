// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/notifications`, each with the values it takes. */
export interface NotificationsPlaceholders {
  /** Notifications */
  readonly 'notifications.title': Record<never, never>
  /** Notifications, {count, number} unread */
  readonly 'notifications.bellUnread': Readonly<Record<'count', number>>
  /** Notifications, {count, number} or more unread */
  readonly 'notifications.bellOrMore': Readonly<Record<'count', number>>
  /** Mark all read */
  readonly 'notifications.markAllRead': Record<never, never>
  /** All */
  readonly 'notifications.all': Record<never, never>
  /** Unread */
  readonly 'notifications.unread': Record<never, never>
  /** Pinned */
  readonly 'notifications.pinned': Record<never, never>
  /** Loading your notifications… */
  readonly 'notifications.loading': Record<never, never>
  /** No notifications yet */
  readonly 'notifications.noneTitle': Record<never, never>
  /** What needs your attention appears here. */
  readonly 'notifications.noneLead': Record<never, never>
  /** Nothing unread */
  readonly 'notifications.noUnreadTitle': Record<never, never>
  /** Nothing pinned */
  readonly 'notifications.noPinnedTitle': Record<never, never>
  /** Pin a notification to keep it at the top. */
  readonly 'notifications.noPinnedLead': Record<never, never>
  /** Older ones are not loaded yet. */
  readonly 'notifications.noneShownLead': Record<never, never>
  /** Show more */
  readonly 'notifications.showMore': Record<never, never>
  /** More notifications shown. */
  readonly 'notifications.moreShown': Record<never, never>
  /** Actions for {name} */
  readonly 'notifications.actionsFor': Readonly<Record<'name', string>>
  /** Mark as read */
  readonly 'notifications.markRead': Record<never, never>
  /** Mark as unread */
  readonly 'notifications.markUnread': Record<never, never>
  /** Pin */
  readonly 'notifications.pin': Record<never, never>
  /** Unpin */
  readonly 'notifications.unpin': Record<never, never>
  /** Archive */
  readonly 'notifications.archive': Record<never, never>
  /** Try again: {name} */
  readonly 'notifications.tryAgainNamed': Readonly<Record<'name', string>>
  /** Unread. */
  readonly 'notifications.isUnread': Record<never, never>
  /** Pinned. */
  readonly 'notifications.isPinned': Record<never, never>
  /** Important. */
  readonly 'notifications.important': Record<never, never>
  /** All marked as read. */
  readonly 'notifications.allMarked': Record<never, never>
  /** Marked as read: {name}. */
  readonly 'notifications.markedRead': Readonly<Record<'name', string>>
  /** Marked as unread: {name}. */
  readonly 'notifications.markedUnread': Readonly<Record<'name', string>>
  /** Pinned: {name}. */
  readonly 'notifications.pinnedNamed': Readonly<Record<'name', string>>
  /** Unpinned: {name}. */
  readonly 'notifications.unpinnedNamed': Readonly<Record<'name', string>>
  /** Archived: {name}. */
  readonly 'notifications.archived': Readonly<Record<'name', string>>
}
