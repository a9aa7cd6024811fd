'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { personalApiTokensFeature } from './personal-api-tokens.ts'
import type { ApiTokensState, PersonalApiTokensActions } from './types.ts'

/**
 * The API tokens of the signed-in user, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, remove, removeMany, calls } = usePersonalApiTokens()
 * ```
 *
 * @returns The members of {@link ApiTokensState} and {@link PersonalApiTokensActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/api-tokens.md).
 * @function
 */
export const usePersonalApiTokens: FeatureHook<ApiTokensState, PersonalApiTokensActions> =
  createFeatureHook(personalApiTokensFeature)
