export { notificationsFeature } from './feature.ts'
export type {
  MarkNotificationInput,
  NotificationAction,
  NotificationsActions,
  NotificationsState,
  PinNotificationInput,
  PortalNotification,
} from './types.ts'
export { useNotifications } from './use-notifications.ts'
