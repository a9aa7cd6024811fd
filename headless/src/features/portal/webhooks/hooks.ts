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
 * The events that a channel can send.
 *
 * @example
 * ```tsx
 * const { rows } = useChannelEvents({ channel: 'webhook' })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useChannelEvents: FeatureHook<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions> =
  createFeatureHook(channelEventsFeature)

/**
 * The events that are sent by mail.
 *
 * @example
 * ```tsx
 * const { rows, create, update, remove, calls } = useEmailEvents()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useEmailEvents: FeatureHook<EventMessagesState, EventMessagesActions> =
  createFeatureHook(emailEventsFeature)

/**
 * The events that are posted to Slack.
 *
 * @example
 * ```tsx
 * const { rows, create, update, remove, calls } = useSlackEvents()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useSlackEvents: FeatureHook<SlackEventsState, SlackEventsActions> = createFeatureHook(slackEventsFeature)

/**
 * The workspace of Slack that the tenant has connected.
 *
 * @example
 * ```tsx
 * const { value, connect, calls } = useSlackWorkspace()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useSlackWorkspace: FeatureHook<SlackWorkspaceState, SlackWorkspaceActions> =
  createFeatureHook(slackWorkspaceFeature)

/**
 * The events that are sent by text message.
 *
 * @example
 * ```tsx
 * const { rows, create, update, remove, calls } = useSmsEvents()
 * ```
 *
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
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useWebhookHealth: FeatureHook<WebhookHealthState, WebhookHealthActions, WebhookLogsOptions> =
  createFeatureHook(webhookHealthFeature)

/**
 * The deliveries of one webhook.
 *
 * @example
 * ```tsx
 * const { rows, total, goToPage, retry, retried } = useWebhookLogs({ webhookId })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useWebhookLogs: FeatureHook<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions> =
  createFeatureHook(webhookLogsFeature)

/**
 * The webhooks of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, create, update, remove, test, calls } = useWebhooks()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/webhooks.md).
 * @function
 */
export const useWebhooks: FeatureHook<WebhooksState, WebhooksActions> = createFeatureHook(webhooksFeature)
