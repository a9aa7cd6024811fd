'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { slackEventsFeature } from './slack-events.ts'
import type { SlackEventsActions, SlackEventsState } from './slack-types.ts'

/**
 * The events that are posted to Slack, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, change, remove, calls } = useSlackEvents()
 * ```
 *
 * @returns The members of {@link SlackEventsState} and {@link SlackEventsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useSlackEvents: FeatureHook<SlackEventsState, SlackEventsActions> = createFeatureHook(slackEventsFeature)
