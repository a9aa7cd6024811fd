'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { channelEventsFeature } from './channel-events.ts'
import type { ChannelEventsActions, ChannelEventsOptions, ChannelEventsState } from './event-types.ts'

/**
 * The events that a channel can send, without markup.
 *
 * @example
 * ```tsx
 * const { rows } = useChannelEvents({ channel: 'webhook' })
 * ```
 *
 * @returns The members of {@link ChannelEventsState} and {@link ChannelEventsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useChannelEvents: FeatureHook<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions> =
  createFeatureHook(channelEventsFeature)
