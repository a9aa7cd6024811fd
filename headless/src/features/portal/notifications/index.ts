export { notifications } from './feature.ts'
export type {
  MarkNotificationInput,
  Notification,
  NotificationAction,
  NotificationsActions,
  NotificationsState,
  PinNotificationInput,
} from './types.ts'
export { useNotifications } from './use-notifications.ts'
