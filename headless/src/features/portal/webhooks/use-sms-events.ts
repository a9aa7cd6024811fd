'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { smsEvents } from './message-events.ts'
import type { MessageEventsActions, MessageEventsState } from './message-types.ts'

/**
 * The events that are sent by text message, without markup.
 *
 * @example
 * ```tsx
 * const { rows, save, remove, calls } = useSmsEvents()
 * ```
 *
 * @returns The members of {@link MessageEventsState} and {@link MessageEventsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useSmsEvents: FeatureHook<MessageEventsState, MessageEventsActions> = createFeatureHook(smsEvents)
