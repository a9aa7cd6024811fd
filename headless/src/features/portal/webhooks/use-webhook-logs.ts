'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import type { WebhookLogsActions, WebhookLogsOptions, WebhookLogsState } from './log-types.ts'
import { webhookLogsFeature } from './webhook-logs.ts'

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
