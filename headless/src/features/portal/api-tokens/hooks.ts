'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { apiTokensFeature, personalApiTokensFeature } from './feature.ts'
import type { ApiTokensActions, ApiTokensState, PersonalApiTokensActions } from './types.ts'

/**
 * The API tokens of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, create, remove, removeMany, calls } = useApiTokens()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/api-tokens.md).
 * @function
 */
export const useApiTokens: FeatureHook<ApiTokensState, ApiTokensActions> = createFeatureHook(apiTokensFeature)

/**
 * The API tokens of the signed-in user.
 *
 * @example
 * ```tsx
 * const { rows, create, remove, removeMany, calls } = usePersonalApiTokens()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/api-tokens.md).
 * @function
 */
export const usePersonalApiTokens: FeatureHook<ApiTokensState, PersonalApiTokensActions> =
  createFeatureHook(personalApiTokensFeature)
