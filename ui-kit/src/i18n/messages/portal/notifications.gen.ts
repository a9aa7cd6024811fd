// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { NotificationsPlaceholders } from '../../placeholders/portal/notifications.gen.ts'

/** The English messages of `portal/notifications`. */
export const notificationsMessages: Pick<Catalogue, keyof NotificationsPlaceholders> = {
  'notifications.title': `Notifications`,
  'notifications.bellUnread': (args, formatter) => `Notifications, ${formatter.number(args.count)} unread`,
  'notifications.bellOrMore': (args, formatter) => `Notifications, ${formatter.number(args.count)} or more unread`,
  'notifications.markAllRead': `Mark all read`,
  'notifications.all': `All`,
  'notifications.unread': `Unread`,
  'notifications.pinned': `Pinned`,
  'notifications.loading': `Loading your notifications…`,
  'notifications.noneTitle': `No notifications yet`,
  'notifications.noneLead': `What needs your attention appears here.`,
  'notifications.noUnreadTitle': `Nothing unread`,
  'notifications.noPinnedTitle': `Nothing pinned`,
  'notifications.noPinnedLead': `Pin a notification to keep it at the top.`,
  'notifications.noneShownLead': `Older ones are not loaded yet.`,
  'notifications.showMore': `Show more`,
  'notifications.moreShown': `More notifications shown.`,
  'notifications.actionsFor': (args) => `Actions for ${args.name}`,
  'notifications.markRead': `Mark as read`,
  'notifications.markUnread': `Mark as unread`,
  'notifications.pin': `Pin`,
  'notifications.unpin': `Unpin`,
  'notifications.archive': `Archive`,
  'notifications.tryAgainNamed': (args) => `Try again: ${args.name}`,
  'notifications.isUnread': `Unread.`,
  'notifications.isPinned': `Pinned.`,
  'notifications.important': `Important.`,
  'notifications.allMarked': `All marked as read.`,
  'notifications.markedRead': (args) => `Marked as read: ${args.name}.`,
  'notifications.markedUnread': (args) => `Marked as unread: ${args.name}.`,
  'notifications.pinnedNamed': (args) => `Pinned: ${args.name}.`,
  'notifications.unpinnedNamed': (args) => `Unpinned: ${args.name}.`,
  'notifications.archived': (args) => `Archived: ${args.name}.`,
}
