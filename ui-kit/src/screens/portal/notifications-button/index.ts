export type { NotificationRowProps } from './notification-row.tsx'
export { NotificationsButton, type NotificationsButtonProps } from './notifications-button.tsx'
export type { NotificationsControlProps } from './notifications-control.tsx'
export type { NotificationsSlots } from './notifications-slots.ts'
