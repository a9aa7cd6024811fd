'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { emailEvents } from './message-events.ts'
import type { MessageEventsActions, MessageEventsState } from './message-types.ts'

/**
 * The events that are sent by mail, without markup.
 *
 * @example
 * ```tsx
 * const { rows, save, remove, calls } = useEmailEvents()
 * ```
 *
 * @returns The members of {@link MessageEventsState} and {@link MessageEventsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useEmailEvents: FeatureHook<MessageEventsState, MessageEventsActions> = createFeatureHook(emailEvents)
