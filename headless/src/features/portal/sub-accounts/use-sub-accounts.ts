'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { subAccountsFeature } from './feature.ts'
import type { SubAccountsActions, SubAccountsOptions, SubAccountsState } from './types.ts'

/**
 * The accounts below that of the signed-in user, as a tree, without markup.
 *
 * @example
 * ```tsx
 * const { rows, branches, loadChildren, create, remove, calls } = useSubAccounts()
 * ```
 *
 * @returns The members of {@link SubAccountsState} and {@link SubAccountsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccounts: FeatureHook<SubAccountsState, SubAccountsActions, SubAccountsOptions | undefined> =
  createFeatureHook(subAccountsFeature)
