'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { subAccountFeature } from './account.ts'
import type { SubAccountActions, SubAccountOptions, SubAccountState } from './types.ts'

/**
 * One account below that of the signed-in user, without markup.
 *
 * @example
 * ```tsx
 * const { value, calls } = useSubAccount({ id })
 * ```
 *
 * @returns The members of {@link SubAccountState} and {@link SubAccountActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccount: FeatureHook<SubAccountState, SubAccountActions, SubAccountOptions> =
  createFeatureHook(subAccountFeature)
