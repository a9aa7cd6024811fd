'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import type { SlackWorkspaceActions, SlackWorkspaceState } from './slack-types.ts'
import { slackWorkspaceFeature } from './slack-workspace.ts'

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
