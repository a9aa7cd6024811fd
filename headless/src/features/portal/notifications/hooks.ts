'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { notificationsFeature } from './feature.ts'
import type { NotificationsActions, NotificationsState } from './types.ts'

/**
 * The notifications of the signed-in person, without markup.
 *
 * @example
 * ```tsx
 * const { rows, hasMore, mark, markAllRead, pin, archive } = useNotifications()
 * ```
 *
 * @returns The members of {@link NotificationsState} and {@link NotificationsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/notifications.md).
 * @function
 */
export const useNotifications: FeatureHook<NotificationsState, NotificationsActions> =
  createFeatureHook(notificationsFeature)
