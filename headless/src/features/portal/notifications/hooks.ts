'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { notificationsFeature } from './feature.ts'
import type { NotificationsActions, NotificationsState } from './types.ts'

/**
 * The notifications of the signed-in person.
 *
 * @example
 * ```tsx
 * const { rows, hasMore, mark, markAllRead, pin, archive } = useNotifications()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/notifications.md).
 * @function
 */
export const useNotifications: FeatureHook<NotificationsState, NotificationsActions> =
  createFeatureHook(notificationsFeature)
