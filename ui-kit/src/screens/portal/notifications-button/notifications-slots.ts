import type { ComponentType } from 'react'
import type { NotificationRowProps } from './notification-row.tsx'

/** The parts of the notifications that can be replaced. */
export interface NotificationsSlots {
  readonly NotificationRow?: ComponentType<NotificationRowProps> | undefined
}
