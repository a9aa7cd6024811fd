'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { webhooksFeature } from './feature.ts'
import type { WebhooksActions, WebhooksState } from './types.ts'

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
