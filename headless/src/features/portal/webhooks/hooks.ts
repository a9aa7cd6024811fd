'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { channelEventsFeature } from './channel-events.ts'
import type { ChannelEventsActions, ChannelEventsOptions, ChannelEventsState } from './event-types.ts'
import { webhooksFeature } from './feature.ts'
import type {
  WebhookHealthActions,
  WebhookHealthState,
  WebhookLogsActions,
  WebhookLogsOptions,
  WebhookLogsState,
} from './log-types.ts'
import { emailEventsFeature, smsEventsFeature } from './message-events.ts'
import type { EventMessagesActions, EventMessagesState } from './message-types.ts'
import { slackEventsFeature } from './slack-events.ts'
import type { SlackEventsActions, SlackEventsState, SlackWorkspaceActions, SlackWorkspaceState } from './slack-types.ts'
import { slackWorkspaceFeature } from './slack-workspace.ts'
import type { WebhooksActions, WebhooksState } from './types.ts'
import { webhookHealthFeature } from './webhook-health.ts'
import { webhookLogsFeature } from './webhook-logs.ts'

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

/**
 * The workspace of Slack that the tenant has connected, without markup.
 *
 * @example
 * ```tsx
 * const { value, connect, calls } = useSlackWorkspace()
 * ```
 *
 * @returns The members of {@link SlackWorkspaceState} and {@link SlackWorkspaceActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useSlackWorkspace: FeatureHook<SlackWorkspaceState, SlackWorkspaceActions> =
  createFeatureHook(slackWorkspaceFeature)

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

/**
 * The health of a webhook: `failing` since when its receiver refuses deliveries. Without markup.
 *
 * @example
 * ```tsx
 * const { value } = useWebhookHealth({ webhookId })
 * ```
 *
 * @returns The members of {@link WebhookHealthState} and {@link WebhookHealthActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useWebhookHealth: FeatureHook<WebhookHealthState, WebhookHealthActions, WebhookLogsOptions> =
  createFeatureHook(webhookHealthFeature)

/**
 * The deliveries of one webhook, without markup.
 *
 * @example
 * ```tsx
 * const { rows, total, goToPage, retry, retried } = useWebhookLogs({ webhookId })
 * ```
 *
 * @returns The members of {@link WebhookLogsState} and {@link WebhookLogsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useWebhookLogs: FeatureHook<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions> =
  createFeatureHook(webhookLogsFeature)

/**
 * The webhooks of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, change, remove, test, calls } = useWebhooks()
 * ```
 *
 * @returns The members of {@link WebhooksState} and {@link WebhooksActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useWebhooks: FeatureHook<WebhooksState, WebhooksActions> = createFeatureHook(webhooksFeature)
