'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { apiTokensFeature } from './feature.ts'
import type { ApiTokensActions, ApiTokensState } from './types.ts'

/**
 * The API tokens of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, remove, removeMany, calls } = useApiTokens()
 * ```
 *
 * @returns The members of {@link ApiTokensState} and {@link ApiTokensActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/api-tokens.md).
 * @function
 */
export const useApiTokens: FeatureHook<ApiTokensState, ApiTokensActions> = createFeatureHook(apiTokensFeature)
