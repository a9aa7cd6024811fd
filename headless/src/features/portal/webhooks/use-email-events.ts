'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { emailEventsFeature } from './message-events.ts'
import type { EventMessagesActions, EventMessagesState } from './message-types.ts'

/**
 * The events that are sent by mail, without markup.
 *
 * @example
 * ```tsx
 * const { rows, save, remove, calls } = useEmailEvents()
 * ```
 *
 * @returns The members of {@link EventMessagesState} and {@link EventMessagesActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useEmailEvents: FeatureHook<EventMessagesState, EventMessagesActions> =
  createFeatureHook(emailEventsFeature)
