'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { smsEventsFeature } from './message-events.ts'
import type { EventMessagesActions, EventMessagesState } from './message-types.ts'

/**
 * The events that are sent by text message, without markup.
 *
 * @example
 * ```tsx
 * const { rows, save, remove, calls } = useSmsEvents()
 * ```
 *
 * @returns The members of {@link EventMessagesState} and {@link EventMessagesActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useSmsEvents: FeatureHook<EventMessagesState, EventMessagesActions> = createFeatureHook(smsEventsFeature)
