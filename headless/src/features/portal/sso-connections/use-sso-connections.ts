'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ssoConnectionsFeature } from './feature.ts'
import type { SsoConnectionsActions, SsoConnectionsState } from './types.ts'

/**
 * The connections of the tenant to identity providers, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, fillFromMetadata, enable, calls } = useSsoConnections()
 * ```
 *
 * @returns The members of {@link SsoConnectionsState} and {@link SsoConnectionsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSsoConnections: FeatureHook<SsoConnectionsState, SsoConnectionsActions> =
  createFeatureHook(ssoConnectionsFeature)
